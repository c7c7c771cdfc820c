import { Eraser } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CustomerHistoryView, CustomerView } from '#shared/api/admin/customers.ts';
import { toCents } from '#shared/kernel/money.ts';
import { formatMoney } from '../../i18n/format.ts';
import { loadCustomerHistory } from '../../local/admin/commands/load-customers.ts';
import type { Answer } from '../../local/http.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { Avatar } from './avatar.tsx';
import { CancelledRing } from './cancelled-ring.tsx';
import { ContactLinks } from './contact-links.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerMarks } from './customer-marks.tsx';
import { CustomerTimeline } from './customer-timeline.tsx';
import { LastVisit } from './last-visit.tsx';
import { shownCustomer } from './mask-customer.ts';

type CustomerPanelProps = {
  /** As the list has it: shown at once, and all there is without a connection. */
  customer: CustomerView;
  masked: boolean;
  onClose: () => void;
  onVisit: (row: BookingRowView) => void;
  onErase: () => void;
};

/** One customer: how to reach them, and everything they ever booked. */
export function CustomerPanel({ customer: listed, masked, onClose, onVisit, onErase }: CustomerPanelProps) {
  const { t } = useTranslation('admin');
  const { answer, retry } = useHistory(listed.email);
  const timeZone = useTimeZone();
  const customer = answer?.ok ? answer.body.customer : listed;
  const shown = shownCustomer(customer, masked);
  const facts = [
    { column: 'last', value: <LastVisit iso={customer.lastBookingISO} timeZone={timeZone} /> },
    { column: 'amount', value: formatMoney(toCents(customer.totalAmount), 'fr') },
    { column: 'upcoming', value: customer.upcomingCount },
    { column: 'cancelled', value: <CancelledRing customer={customer} /> },
  ] as const;
  return (
    <Sheet
      open
      onClose={onClose}
      title={shown.name}
      closeLabel={t('close')}
      actions={
        <Button variant="quiet" icon={<Eraser aria-hidden="true" />} onClick={onErase}>
          {t('customers.erase.open')}
        </Button>
      }
    >
      <div className="stack clients-panel">
        <div className="clients-head">
          <Avatar name={customer.customerName} email={customer.email} />
          <span className="clients-who">
            <span>{shown.email}</span>
            <span className="soft">{shown.phone}</span>
          </span>
          <span className="clients-marks">
            <CustomerMarks customer={customer} />
          </span>
        </div>
        <ContactLinks customer={customer} name={shown.name} wide />
        <CustomerFacts facts={facts} inPanel />
        <h3>{t('customers.history', { count: customer.totalBookings })}</h3>
        {answer === undefined && (
          <SkeletonGroup label={t('loading')}>
            <Skeleton shape="box" height="4rem" />
            <Skeleton shape="box" height="4rem" />
          </SkeletonGroup>
        )}
        {answer?.ok === false && (
          <ErrorPanel
            title={t('customers.historyFailed')}
            action={<Button onClick={retry}>{t('retry')}</Button>}
          >
            <p>{faultWords(answer.code, t)}</p>
          </ErrorPanel>
        )}
        {answer?.ok && (
          <CustomerTimeline bookings={answer.body.bookings} timeZone={timeZone} onVisit={onVisit} />
        )}
      </div>
    </Sheet>
  );
}

function useHistory(email: string) {
  const [answer, setAnswer] = useState<Answer<CustomerHistoryView>>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on "retry" asks again.
  useEffect(() => {
    let left = false;
    setAnswer(undefined);
    loadCustomerHistory(email).then((next) => {
      if (!left) setAnswer(next);
    });
    return () => {
      left = true;
    };
  }, [email, round]);
  return { answer, retry: () => setRound(round + 1) };
}
