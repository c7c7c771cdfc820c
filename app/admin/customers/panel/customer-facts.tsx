import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../list/customers-list.module.css';
import { columnWords } from '../list/customers-table.tsx';
import type { CustomerColumn } from '../list/sort-customers.ts';

type CustomerFactsProps = {
  facts: readonly { readonly column: CustomerColumn; readonly value: ReactNode }[];
  /** With the look of the panel. */
  inPanel?: boolean | undefined;
};

/** Columns of the table where there is no table. */
export function CustomerFacts({ facts, inPanel }: CustomerFactsProps) {
  const { t } = useTranslation('admin');
  return (
    <dl className={classNames('tabular', styles.facts, inPanel && styles.panelFacts)}>
      {facts.map(({ column, value }) => (
        <div key={column}>
          <dt>{t(columnWords[column])}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
