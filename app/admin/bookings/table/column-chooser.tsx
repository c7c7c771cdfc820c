import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import styles from '../bookings.module.css';

/** Those that may be left out; client, date, status and total always stand. */
export const columnNames = ['work', 'place', 'phone', 'source'] as const;
export type ColumnName = (typeof columnNames)[number];

const keys = {
  work: 'bookings.column.work',
  place: 'bookings.column.place',
  phone: 'bookings.column.phone',
  source: 'bookings.column.source',
} as const;

type ColumnChooserProps = {
  columns: ReadonlySet<ColumnName>;
  onChange: (columns: ReadonlySet<ColumnName>) => void;
};

export function ColumnChooser({ columns, onChange }: ColumnChooserProps) {
  const { t } = useTranslation('admin');
  const toggle = (name: ColumnName) => {
    const next = new Set(columns);
    if (!next.delete(name)) next.add(name);
    onChange(next);
  };
  return (
    <details className={styles.columns}>
      <summary>
        <Columns3 aria-hidden="true" />
        {t('bookings.columns')}
      </summary>
      <fieldset>
        <legend className="visually-hidden">{t('bookings.columns')}</legend>
        {columnNames.map((name) => (
          <CheckboxField
            key={name}
            label={t(keys[name])}
            checked={columns.has(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </fieldset>
    </details>
  );
}
