import { Download, Eye, EyeOff, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useMay } from '../parts/access/use-may.ts';
import styles from './customers.module.css';
import { columnWords } from './list/customers-table.tsx';
import { type CustomerOrder, customerColumns, pressColumn } from './list/sort-customers.ts';

type CustomersToolsProps = {
  text: string;
  onText: (text: string) => void;
  limitField: ReactNode;
  /** Cards have no heading that sorts. */
  withOrder: boolean;
  order: CustomerOrder;
  onOrder: (order: CustomerOrder) => void;
  masked: boolean;
  onMask: (masked: boolean) => void;
  onSave: () => void;
};

export function CustomersTools(props: CustomersToolsProps) {
  const { text, onText, limitField, withOrder, order, onOrder, masked, onMask, onSave } = props;
  const { t } = useTranslation('admin');
  const isOwner = useMay('owner');
  return (
    <div className={styles.tools}>
      <TextField
        type="search"
        label={t('customers.search')}
        before={<Search aria-hidden="true" />}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      {limitField}
      {withOrder && (
        <SelectField
          label={t('customers.sort')}
          options={customerColumns.map((column) => ({ value: column, label: t(columnWords[column]) }))}
          value={order.by}
          onChange={({ target }) => {
            const column = customerColumns.find((each) => each === target.value);
            if (column) onOrder(pressColumn({ by: column === 'name' ? 'last' : 'name', down: true }, column));
          }}
        />
      )}
      <div className={`cluster ${styles.buttons}`}>
        <Button
          variant="secondary"
          aria-pressed={masked}
          icon={masked ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
          onClick={() => onMask(!masked)}
        >
          {t('customers.mask')}
        </Button>
        {isOwner && (
          <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={onSave}>
            {t(withOrder ? 'bookings.csv.short' : 'customers.csv')}
          </Button>
        )}
      </div>
    </div>
  );
}
