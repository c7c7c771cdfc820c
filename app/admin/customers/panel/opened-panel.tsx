import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { lazyPart } from '../../../frame/lazy-part.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { CustomerPanel } from './customer-panel.tsx';
import { EraseDialog } from './erase-dialog.tsx';

const BookingPanel = lazyPart(() => import('../../parts/booking-panel/booking-panel.tsx'), 'BookingPanel');

export type Opened =
  | { readonly is: 'history' | 'erase'; readonly customer: CustomerView }
  | { readonly is: 'booking'; readonly customer: CustomerView; readonly row: BookingRowView };

type OpenedPanelProps = {
  opened: Opened;
  masked: boolean;
  onOpen: (opened: Opened | undefined) => void;
  /** Does what shows names, after a question where the screen is masked. */
  reveal: (go: () => void) => void;
  /** As the server now has them. */
  onCustomer: (customer: CustomerView) => void;
  /** What the list counts has changed. */
  onChanged: () => void;
  onNew: (customer: CustomerView) => void;
  onNext: (address: string) => void;
};

/** What lies over the list: a customer, one of their visits, or what erasing them takes. */
export function OpenedPanel({ opened, masked, onOpen, reveal, onChanged, ...on }: OpenedPanelProps) {
  const { t } = useTranslation('admin');
  const { customer } = opened;
  const toHistory = () => onOpen({ is: 'history', customer });
  if (opened.is === 'booking') {
    return (
      <BookingPanel bookingId={opened.row.id} row={opened.row} onClose={toHistory} onChanged={onChanged} />
    );
  }
  if (opened.is === 'erase') {
    return (
      <EraseDialog
        customer={customer}
        onClose={() => onOpen(undefined)}
        onHistory={toHistory}
        onErased={() => {
          onOpen(undefined);
          onChanged();
          showToast({ text: t('customers.erase.done'), tone: 'success' });
        }}
      />
    );
  }
  return (
    <CustomerPanel
      key={customer.email}
      customer={customer}
      masked={masked}
      onClose={() => onOpen(undefined)}
      onBooking={(row) => reveal(() => onOpen({ is: 'booking', customer, row }))}
      onErase={() => reveal(() => onOpen({ is: 'erase', customer }))}
      onOther={(other) => onOpen({ is: 'history', customer: other })}
      {...on}
    />
  );
}
