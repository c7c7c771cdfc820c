import { CalendarPlus, Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { toCents } from '#shared/kernel/money.ts';
import { historyRead } from '../../../data/staff/commands/load-customers.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Sheet } from '../../../ui/dialogs/dialog.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useMay } from '../../parts/access/use-may.ts';
import { AsOf } from '../../parts/as-of.tsx';
import { ContactLinks } from '../../parts/contact-links.tsx';
import { ReadGate } from '../../parts/read-gate.tsx';
import { useAdminRead } from '../../parts/use-admin-read.ts';
import { useTimeZone } from '../../parts/use-time-zone.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { Avatar } from '../list/avatar.tsx';
import { CancelledRing } from '../list/cancelled-ring.tsx';
import { CustomerMarks } from '../list/customer-marks.tsx';
import customersList from '../list/customers-list.module.css';
import { LastBooking } from '../list/last-booking.tsx';
import { NextBooking } from '../list/next-booking.tsx';
import { shownCustomer } from '../mask-customer.ts';
import { AlikeCustomers } from './alike-customers.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerNote } from './customer-note.tsx';
import styles from './customer-panel.module.css';
import { CustomerTimeline } from './customer-timeline.tsx';

type CustomerPanelProps = {
  /** As the list has it: shown at once, and with the device's copy all there is without a connection. */
  customer: CustomerView;
  masked: boolean;
  onClose: () => void;
  onBooking: (row: BookingRowView) => void;
  onErase: () => void;
  /** To another one, who may be the same person. */
  onOther: (customer: CustomerView) => void;
  /** Changed here, as the server now has them. */
  onCustomer: (customer: CustomerView) => void;
  onNew: (customer: CustomerView) => void;
  onNext: (address: string) => void;
};

/** One customer: how to reach them, what staff know of them, and everything they ever booked. */
export function CustomerPanel({ customer: listed, masked, onClose, ...on }: CustomerPanelProps) {
  const { t } = useTranslation('admin');
  const isOwner = useMay('owner');
  const history = useAdminRead(historyRead(listed.email));
  const timeZone = useTimeZone();
  const customer = history.body?.customer ?? listed;
  const shown = shownCustomer(customer, masked);
  const change = (next: CustomerView) => {
    void history.change((known) => ({ ...known, customer: next }));
    on.onCustomer(next);
  };
  const facts = [
    { column: 'last', value: <LastBooking customer={customer} timeZone={timeZone} /> },
    { column: 'amount', value: staffFormat.money(toCents(customer.totalAmount)) },
    { column: 'upcoming', value: <NextBooking customer={customer} onGo={on.onNext} /> },
    { column: 'cancelled', value: <CancelledRing customer={customer} /> },
  ] as const;
  return (
    <Sheet
      open
      onClose={onClose}
      title={shown.name}
      closeLabel={t('close')}
      actions={
        <Button icon={<CalendarPlus aria-hidden="true" />} onClick={() => on.onNew(customer)}>
          {t('customers.new')}
        </Button>
      }
    >
      <div className={`stack ${styles.panel}`}>
        <div className={styles.head}>
          <Avatar name={customer.customerName} email={customer.email} />
          <span className={customersList.who}>
            <span>{shown.email ?? t('booking.noEmail.short')}</span>
            <span className="soft">{shown.phone}</span>
          </span>
          <span className={customersList.marks}>
            <CustomerMarks customer={customer} />
          </span>
        </div>
        <ContactLinks contact={customer} name={shown.name} wide />
        <CustomerFacts facts={facts} inPanel />
        <CustomerNote customer={customer} masked={masked} onCustomer={change} />
        {history.body && <AlikeCustomers alike={history.body.alike} masked={masked} onOpen={on.onOther} />}
        <div className="cluster" data-apart="">
          <h3>{t('customers.history', { count: customer.totalBookings })}</h3>
          <AsOf data={history} />
        </div>
        <ReadGate
          data={history}
          title={t('customers.historyFailed')}
          skeleton={
            <>
              <Skeleton shape="box" height="4rem" />
              <Skeleton shape="box" height="4rem" />
            </>
          }
        >
          {({ bookings }) => (
            <CustomerTimeline bookings={bookings} timeZone={timeZone} onBooking={on.onBooking} />
          )}
        </ReadGate>
        {isOwner && (
          <div>
            <Button variant="quiet" icon={<Eraser aria-hidden="true" />} onClick={on.onErase}>
              {t('customers.erase.open')}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  );
}
