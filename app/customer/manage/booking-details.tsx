import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingView } from '#shared/api/bookings.ts';
import { shortId } from '#shared/kernel/ids.ts';
import { type Instant, parseInstant } from '#shared/kernel/instant.ts';
import { isOffered } from '../../data/bookings/is-offered.ts';
import { serverNow } from '../../data/device/clock.ts';
import { remote } from '../../data/remote.ts';
import { lazyPart, NotDownloaded } from '../../frame/lazy-part.tsx';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { HelpLink } from '../parts/booking/help-link.tsx';
import type { ManageLink } from '../parts/booking/manage-link.ts';
import { SlotTime } from '../parts/booking/slot-time.tsx';
import { StatusTag } from '../parts/booking/status-tag.tsx';
import { useWake } from '../parts/page/use-wake.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { BookingLines } from './booking-lines.tsx';
import type { CancelResult } from './cancel-booking.tsx';
import type { HistoryProps } from './history/history.tsx';
import { listStages } from './history/list-stages.ts';
import { Stages } from './history/stages.tsx';
import styles from './manage.module.css';
import { useWaitingFor } from './waiting/use-waiting-for.ts';
import { WaitingReschedule } from './waiting/waiting-reschedule.tsx';

const QuoteCard = lazyPart(() => import('./quote/quote-card.tsx'), 'QuoteCard', {
  waiting: <Skeleton shape="box" height="24rem" />,
});
/** The list of what waits tells it too. */
const WaitingEdit = lazyPart(() => import('./waiting/waiting-edit.tsx'), 'WaitingEdit');
const History = lazyPart(() => import('./history/history.tsx'), 'History', {
  waiting: ({ events }) => <Skeleton shape="box" height={`${3.5 * events.length}rem`} />,
  missing: NotDownloaded,
});

const BookingLinks = lazyPart(() => import('../parts/booking/booking-links.tsx'), 'BookingLinks', {
  waiting: ({ place }) => <Skeleton shape="box" height={place ? '12.5rem' : '2.75rem'} />,
});

type BookingDetailsProps = {
  booking: BookingView;
  fetchedAt: Instant;
  link: ManageLink;
  isLoading: boolean;
  failCode: string | undefined;
  retry: () => void;
};

export function BookingDetails(props: BookingDetailsProps) {
  const { booking, link } = props;
  const { t } = useTranslation('manage');
  const [result, setResult] = useState<CancelResult | null>(null);
  useBookingLocale(link);
  const edit = useWaitingFor(booking.id).find(({ kind }) => kind === 'edit-services');
  const { status, timeZone } = booking;
  const startAt = parseInstant(booking.startISO) ?? serverNow();
  const endAt = parseInstant(booking.endISO) ?? startAt;
  const isCancelled = status === 'CANCELLED';
  const isOpen = !isCancelled && startAt > serverNow();
  return (
    <div className={`stack ${styles.main}`}>
      <PageTitle eyebrow={t('reference', { id: shortId(booking.id) })}>{booking.serviceTitle}</PageTitle>
      {result && <ResultAlert result={result} />}
      <StaleNote {...props} />
      <WaitingReschedule booking={booking} sig={link.sig} />
      {edit && <WaitingEdit row={edit} />}
      <div className="sidebar">
        <div className={`stack ${styles.main}`}>
          {booking.quoteOffer && (
            // Another quote is another question: nothing said about the last one stays.
            <QuoteCard key={booking.quoteOffer.id} {...{ booking, link }} offer={booking.quoteOffer} />
          )}
          <Card className={styles.booking}>
            <div className={styles.when} data-cancelled={isCancelled || undefined}>
              <SlotTime {...{ startAt, endAt, timeZone }} size="l" />
              <StatusTag status={status} offered={isOffered(booking)} />
            </div>
            <Stages stages={listStages({ status, startAt, endAt }, serverNow())} />
            <BookingActions {...{ booking, startAt, endAt, link }} onResult={setResult} />
          </Card>
          <BookingLines booking={booking} />
          {booking.history && booking.history.length > 0 && (
            <HistoryDisclosure events={booking.history} timeZone={timeZone} />
          )}
        </div>
        <aside className={styles.side}>
          <BookingFacts
            booking={booking}
            link={isOpen && link.sig !== undefined ? { ...link, sig: link.sig } : undefined}
          />
          <BookingLinks
            booking={booking}
            sig={link.sig}
            place={booking.address}
            withCalendar={!isCancelled && endAt > serverNow()}
          />
          <div className={styles.actions}>
            <HelpLink className={styles.mail} subject={t('help.subject', { reference: shortId(booking.id) })}>
              {t('help.write')}
            </HelpLink>
          </div>
        </aside>
      </div>
    </div>
  );
}

/** The history of a booking, closed at first. */
function HistoryDisclosure(props: HistoryProps) {
  const { t } = useTranslation('manage');
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title={t('history')} open={isOpen} onOpenChange={setOpen}>
      {isOpen && <History {...props} />}
    </Disclosure>
  );
}

/** Stays on the page when the toast is gone. */
function ResultAlert({ result }: { result: CancelResult }) {
  const { t } = useTranslation('manage');
  const mailsLeave = useMailsLeave();
  if (result.ok) {
    return (
      <Alert tone="success" title={t('toasts.cancelOk')}>
        {t(mailsLeave ? 'cancel.done' : 'cancel.doneKept')}
      </Alert>
    );
  }
  return (
    <Alert tone="danger" role="alert" title={t('toasts.cancelErr')}>
      {errorText(result.code)} {t('cancel.kept')}
    </Alert>
  );
}

/** The copy of this device, with its age, when the server could not be asked. */
function StaleNote({ booking, fetchedAt, isLoading, failCode, retry }: BookingDetailsProps) {
  const { t } = useTranslation('manage');
  const format = useFormat();
  if (failCode === undefined) return null;
  const time = `${format.date(fetchedAt, booking.timeZone, 'short')}, ${format.time(fetchedAt, booking.timeZone)}`;
  return (
    <Alert
      tone="warning"
      role="status"
      actions={
        <Button variant="secondary" busy={isLoading} onClick={retry}>
          {t('retry')}
        </Button>
      }
    >
      {t('stale', { time })}
    </Alert>
  );
}

/**
 * A language chosen on the page of a booking is the booking's, for its mails (D18). Opening the page in another
 * one chooses nothing. What could not be told is told when the connection or the page comes back.
 */
function useBookingLocale({ id, email, sig }: ManageLink): void {
  const locale = useLocale();
  const told = useRef(locale);
  const tell = useCallback(async () => {
    if (told.current === locale || sig === undefined) return;
    const before = told.current;
    told.current = locale;
    const isTold = await remote.changeBookingLocale({ id, email, sig }, locale).catch(() => false);
    if (!isTold && told.current === locale) told.current = before;
  }, [id, email, sig, locale]);
  useEffect(() => void tell(), [tell]);
  useWake(() => void tell());
}
