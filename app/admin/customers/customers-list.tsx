import { Download, Eye, EyeOff, Search } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { CustomersAnswer, CustomerView } from '#shared/api/admin/customers.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { useMedia } from '../../ui/use-media.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { CustomerCards } from './customer-cards.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { AT_RISK_DAYS, AT_RISK_VISITS, LOYAL_VISITS } from './customer-tags.ts';
import { CustomersTable, columnWords } from './customers-table.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { findCustomers } from './find-customers.ts';
import { saveCustomers } from './save-customers.ts';
import { customerColumns, pressColumn, sortCustomers, USUAL_ORDER } from './sort-customers.ts';

const VisitPanel = lazy(async () => ({
  default: (await import('../parts/visit/visit-panel.tsx')).VisitPanel,
}));

type Opened =
  | { readonly is: 'history' | 'erase'; readonly customer: CustomerView }
  | { readonly is: 'visit'; readonly customer: CustomerView; readonly row: BookingRowView };

type CustomersListProps = {
  answer: CustomersAnswer;
  reload: () => Promise<void>;
  limitField: ReactNode;
};

export function CustomersList({ answer, reload, limitField }: CustomersListProps) {
  const { t } = useTranslation('admin');
  const [text, setText] = useState('');
  const [order, setOrder] = useState(USUAL_ORDER);
  const [masked, setMasked] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const timeZone = useTimeZone();
  // The menu takes its share of the window.
  const hasRoom = useMedia('(width >= 60rem)');
  const wanted = useDeferredValue(text);
  const found = sortCustomers(findCustomers(answer.customers, wanted), order);
  const list = {
    customers: found,
    most: Math.max(...answer.customers.map(({ totalBookings }) => totalBookings), 1),
    masked,
    onOpen: (customer: CustomerView) => setOpened({ is: 'history', customer }),
  };
  return (
    <>
      <div className="clients-tools">
        <TextField
          type="search"
          label={t('customers.search')}
          before={<Search aria-hidden="true" />}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {limitField}
        {!hasRoom && (
          <SelectField
            label={t('customers.sort')}
            options={customerColumns.map((column) => ({ value: column, label: t(columnWords[column]) }))}
            value={order.by}
            onChange={({ target }) => {
              const column = customerColumns.find((each) => each === target.value);
              if (column)
                setOrder(pressColumn({ by: column === 'name' ? 'last' : 'name', down: true }, column));
            }}
          />
        )}
        <div className="cluster clients-buttons">
          <Button
            variant="secondary"
            aria-pressed={masked}
            icon={masked ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setMasked(!masked)}
          >
            {t('customers.mask')}
          </Button>
          <Button
            variant="secondary"
            icon={<Download aria-hidden="true" />}
            onClick={() => saveCustomers(found, timeZone, t)}
          >
            {t(hasRoom ? 'customers.csv' : 'bookings.csv.short')}
          </Button>
        </div>
      </div>
      <p className="clients-count soft">
        <span role="status">{t('customers.shown', { count: found.length, all: answer.count })}</span>{' '}
        {t('customers.tagsExplained', {
          loyal: LOYAL_VISITS,
          risk: AT_RISK_VISITS,
          days: AT_RISK_DAYS,
        })}
      </p>
      {found.length === 0 && (
        <EmptyState
          title={t(answer.customers.length === 0 ? 'customers.empty' : 'customers.none')}
          action={
            text !== '' && (
              <Button variant="secondary" onClick={() => setText('')}>
                {t('customers.clearSearch')}
              </Button>
            )
          }
        >
          <p>{t(answer.customers.length === 0 ? 'customers.emptyText' : 'customers.noneText')}</p>
        </EmptyState>
      )}
      {found.length > 0 && hasRoom && (
        <CustomersTable {...list} order={order} onColumn={(column) => setOrder(pressColumn(order, column))} />
      )}
      {found.length > 0 && !hasRoom && <CustomerCards {...list} />}
      {opened && (
        <OpenedPanel opened={opened} masked={masked} onOpen={setOpened} onChanged={() => void reload()} />
      )}
    </>
  );
}

type OpenedPanelProps = {
  opened: Opened;
  masked: boolean;
  onOpen: (opened: Opened | undefined) => void;
  onChanged: () => void;
};

function OpenedPanel({ opened, masked, onOpen, onChanged }: OpenedPanelProps) {
  const { t } = useTranslation('admin');
  const { customer } = opened;
  const toHistory = () => onOpen({ is: 'history', customer });
  if (opened.is === 'visit') {
    return (
      <Suspense>
        <VisitPanel bookingId={opened.row.id} row={opened.row} onClose={toHistory} onChanged={onChanged} />
      </Suspense>
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
      customer={customer}
      masked={masked}
      onClose={() => onOpen(undefined)}
      onVisit={(row) => onOpen({ is: 'visit', customer, row })}
      onErase={() => onOpen({ is: 'erase', customer })}
    />
  );
}
