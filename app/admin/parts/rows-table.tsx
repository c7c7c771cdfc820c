import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './rows-table.module.css';

type RowsTableProps = {
  className: string | undefined;
  caption: string;
  /** Of all rows, where not all of them need be here. */
  count?: number | undefined;
  /** The cells of the head. */
  head: ReactNode;
  children: ReactNode;
};

/** A long list where there is room for columns; each row begins with the button that opens it (`data-open`). */
export function RowsTable({ className, caption, count, head, children }: RowsTableProps) {
  return (
    <table
      className={classNames(styles.table, className)}
      aria-rowcount={count === undefined ? undefined : count + 1}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>{head}</tr>
      </thead>
      <tbody onKeyDown={walkRows}>{children}</tbody>
    </table>
  );
}

type SortHeadProps = {
  column: string;
  /** Undefined while another column sorts. */
  order: 'asc' | 'desc' | undefined;
  onSort: () => void;
  children: ReactNode;
};

export function SortHead({ column, order, onSort, children }: SortHeadProps) {
  const Icon = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')} data-column={column}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {children}
        <Icon aria-hidden="true" />
      </button>
    </th>
  );
}

/** Up and down from row to row, Home and End to the first and the last: from tick box to tick box, else from name to name. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement)) return;
  const stops = [
    ...currentTarget.querySelectorAll<HTMLElement>(target.matches('input') ? 'input' : '[data-open]'),
  ];
  const here = stops.findIndex((stop) => stop.closest('tr, li')?.contains(target));
  const places: Readonly<Record<string, number>> = {
    ArrowDown: here + 1,
    ArrowUp: here - 1,
    Home: 0,
    End: stops.length - 1,
  };
  const next = stops[places[key] ?? -1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
