import { UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortId } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { readBookingLink } from '../../data/bookings/managed-booking.ts';
import { now } from '../../data/device/clock.ts';
import type { Confirmation } from '../../data/place/read-confirmation.ts';
import { InstallHint } from '../../frame/install/install-hint.tsx';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { Tag } from '../../ui/layout/tag.tsx';
import { deliveryWaits } from '../parts/delivery/delivery-waits.tsx';
import { isOnlyDeliveries, listDeliveries } from '../parts/delivery/list-deliveries.ts';
import styles from './confirmation.module.css';
import { ConfirmationFoot } from './confirmation-foot.tsx';
import { EmailFix } from './email-fix.tsx';
import { KeepTools } from './keep-tools.tsx';
import { NextSteps } from './next-steps.tsx';
import { refreshConfirmation } from './refresh-confirmation.ts';
import { Tiles } from './tiles.tsx';
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
  const { status, offered } = confirmation;
  const isLooking = status === 'PENDING' && !offered;
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
          lead={isLooking ? t(mailsLeave ? 'pending.lead' : 'pending.leadKept') : undefined}
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
