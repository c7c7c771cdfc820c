import { CalendarDays, Clock3, ReceiptText, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import { shortId } from '#shared/kernel/ids.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { toCents } from '#shared/kernel/money.ts';
import { readBookingLink } from '../../data/bookings/managed-booking.ts';
import { now } from '../../data/device/clock.ts';
import type { Confirmation } from '../../data/place/read-confirmation.ts';
import { InstallHint } from '../../frame/install/install-hint.tsx';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useTotalWords } from '../../i18n/use-total-words.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { deliveryWaits } from '../parts/delivery/delivery-waits.tsx';
import { isOnlyDeliveries, listDeliveries } from '../parts/delivery/list-deliveries.ts';
import { differsFromBrowserZone } from '../parts/page/differs-from-browser-zone.ts';
import styles from './confirmation.module.css';
import { ConfirmationFoot } from './confirmation-foot.tsx';
import { EmailFix } from './email-fix.tsx';
import { KeepTools } from './keep-tools.tsx';
import { NextSteps } from './next-steps.tsx';
import { refreshConfirmation } from './refresh-confirmation.ts';
import { useFreshBooking } from './use-fresh-booking.ts';

/** Below what customers come here for, so it is loaded after that. */
const PrepareList = lazyPart(() => import('./prepare-list.tsx'), 'PrepareList', {
  waiting: <Skeleton shape="box" height="9rem" />,
});

const DeliveryCard = lazyPart(
  () => import('../parts/delivery/delivery-card.tsx'),
  'DeliveryCard',
  deliveryWaits,
);

const BookingLinks = lazyPart(() => import('../parts/booking/booking-links.tsx'), 'BookingLinks', {
  waiting: ({ place }) => <Skeleton shape="box" height={place ? '12.5rem' : '2.75rem'} />,
});

/** "You're booked", or "We have your request" where a person still has to confirm (D107). */
export function Booked({ confirmation: made }: { confirmation: Confirmation }) {
  const { t } = useTranslation('confirmation');
  const { booking, isUpdating } = useFreshBooking(made);
  const confirmation = refreshConfirmation(made, booking);
  const { status } = confirmation;
  const isCancelled = status === 'CANCELLED';
  const title = isCancelled ? t('cancelled') : status === 'PENDING' ? t('pending.title') : t('booked.title');
  const startAt = parseInstant(confirmation.startISO) ?? now();
  const endAt = parseInstant(confirmation.endISO) ?? startAt;
  useScreenTitle(title);
  const mailsLeave = useMailsLeave();
  const link = readBookingLink(confirmation.manageUrl);
  return (
    <div className={`stack ${styles.frame}`}>
      <header className={styles.head}>
        <img
          className={styles.drawing}
          src={isCancelled ? '/drawings/cancelled.svg' : '/drawings/booked.svg'}
          alt=""
          width="320"
          height="240"
        />
        <PageTitle
          focusOnOpen
          lead={status === 'PENDING' ? t(mailsLeave ? 'pending.lead' : 'pending.leadKept') : undefined}
        >
          {title}
        </PageTitle>
        <p className="cluster">
          <span>
            {t('order', { service: confirmation.serviceTitle })}{' '}
            <strong className="tabular">{shortId(confirmation.bookingId)}</strong>
          </span>
          {isUpdating && <Tag icon={<Spinner />}>{t('updating')}</Tag>}
        </p>
      </header>
      <div className={styles.ticket}>
        <Tiles {...{ confirmation, startAt, endAt }} />
        <Client confirmation={confirmation} />
      </div>
      {listDeliveries(booking, confirmation).map((delivery, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a booking never changes the order of its lines.
        <Card key={index} as="section" aria-label={t('delivery')}>
          <DeliveryCard delivery={delivery} withPricing />
        </Card>
      ))}
      <KeepTools confirmation={confirmation} />
      {link && <EmailFix {...{ booking, link }} />}
      <BookingLinks
        booking={{ ...confirmation, id: confirmation.bookingId }}
        sig={link?.sig}
        place={booking?.address}
        withCalendar={!isCancelled}
      />
      {!isCancelled && (
        <NextSteps
          {...{ confirmation, startAt }}
          isPending={status === 'PENDING'}
          isDrive={isOnlyDeliveries(booking, confirmation)}
        />
      )}
      {!isCancelled && <PrepareList serviceType={confirmation.serviceType} />}
      {!isCancelled && <InstallHint />}
      <ConfirmationFoot {...{ startAt, isCancelled }} timeZone={confirmation.timeZone} />
    </div>
  );
}

type TilesProps = { confirmation: Confirmation; startAt: Instant; endAt: Instant };

function Tiles({ confirmation, startAt, endAt }: TilesProps) {
  const { t } = useTranslation('confirmation');
  const format = useFormat();
  const words = useTotalWords();
  const { timeZone, quote, total } = confirmation;
  const zone = differsFromBrowserZone(startAt, timeZone) ? ` ${format.zone(startAt, timeZone)}` : '';
  const isPriced = Number.isFinite(total) && total > 0 && !quote;
  return (
    <dl className={styles.tiles}>
      <Tile icon={<CalendarDays aria-hidden="true" />} label={t('tiles.date')}>
        {format.day(toLocal(startAt, timeZone).day)}
      </Tile>
      <Tile icon={<Clock3 aria-hidden="true" />} label={t('tiles.time')}>
        {format.timeRange(startAt, endAt, timeZone)}
        {zone}
      </Tile>
      {isPriced ? (
        <Tile
          icon={<ReceiptText aria-hidden="true" />}
          label={words.label(confirmation)}
          note={[words.plus(confirmation), t('tiles.server')].filter(Boolean).join('. ')}
        >
          {words.amount(toCents(total), confirmation)}
        </Tile>
      ) : (
        <Tile
          icon={<ReceiptText aria-hidden="true" />}
          label={t('tiles.reference')}
          note={quote ? t('tiles.quote') : t('tiles.none')}
        >
          {shortId(confirmation.bookingId)}
        </Tile>
      )}
    </dl>
  );
}

function Tile({
  icon,
  label,
  note,
  children,
}: {
  icon: ReactNode;
  label: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.tile}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>
        <strong>{children}</strong>
        {note && <small className="soft">{note}</small>}
      </dd>
    </div>
  );
}

/** The stub of the ticket: whose it is. */
function Client({ confirmation: { customerName, email } }: { confirmation: Confirmation }) {
  const { t } = useTranslation('confirmation');
  return (
    <section aria-label={t('client')} className={styles.client}>
      <UserRound aria-hidden="true" />
      <span>
        <strong>{customerName}</strong>
        <span className="soft">{email}</span>
      </span>
    </section>
  );
}
