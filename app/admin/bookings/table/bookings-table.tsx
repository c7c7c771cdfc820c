import { type MouseEvent, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { keyWords } from '#shared/booking/customer-key.ts';
import { phoneWords } from '#shared/booking/phone-words.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { bookingTimeWords } from '../../parts/booking-panel/booking-time.ts';
import { CopyButton } from '../../parts/booking-panel/copy-button.tsx';
import { RowsTable, SortHead } from '../../parts/rows-table.tsx';
import { staffFormat } from '../../parts/words/staff-format.ts';
import { workLines } from '../../parts/words/work-lines.ts';
import { isFresh } from '../is-fresh.ts';
import type { BookingListProps } from './booking-list-props.ts';
import { BookingOrigin } from './booking-origin.tsx';
import { BookingPrice } from './booking-price.tsx';
import styles from './bookings-table.module.css';
import type { ColumnName } from './column-chooser.tsx';
import { OpenBooking } from './open-booking.tsx';
import rowStyles from './row.module.css';
import { RowAction } from './row-action.tsx';
import { SelectAll } from './select-all.tsx';
import { SelectBox } from './select-box.tsx';

type BookingsTableProps = BookingListProps & {
  order: 'asc' | 'desc';
  columns: ReadonlySet<ColumnName>;
  onOrder: () => void;
};

/** Where there is room for columns: one row a booking, the heading and the client stay in sight. */
export function BookingsTable(props: BookingsTableProps) {
  const { rows, count, selected, order, columns, onToggleAll, onOrder, onToggle, onOpen } = props;
  const { t } = useTranslation('admin');
  return (
    <RowsTable
      className={styles.table}
      count={count ?? rows.length}
      caption={t('bookings.caption', { shown: rows.length, count: count ?? rows.length })}
      head={
        <>
          <th scope="col" className={styles.first}>
            <span className={rowStyles.client}>
              <SelectAll rows={rows} selected={selected} onToggleAll={onToggleAll} />
              {t('bookings.column.client')}
            </span>
          </th>
          <SortHead column="when" order={order} onSort={onOrder}>
            {t('bookings.column.when')}
            <span className="visually-hidden">
              {t(order === 'asc' ? 'bookings.sort.desc' : 'bookings.sort.asc')}
            </span>
          </SortHead>
          <th scope="col">{t('bookings.column.status')}</th>
          {columns.has('work') && (
            <th scope="col" className={styles.workHead}>
              {t('bookings.column.work')}
            </th>
          )}
          {columns.has('place') && <th scope="col">{t('bookings.column.place')}</th>}
          {columns.has('phone') && <th scope="col">{t('bookings.column.phone')}</th>}
          <th scope="col" className={styles.number}>
            {t('bookings.column.total')}
          </th>
        </>
      }
    >
      {rows.map((row, index) => (
        <BookingTableRow
          key={row.id}
          row={row}
          index={index}
          isSelected={selected.has(row.id)}
          isHighlighted={props.highlighted.has(row.id)}
          isNew={isFresh(row, props.lastLook)}
          timeZone={props.timeZone}
          columns={columns}
          comingBack={props.comingBack === row.id ? row.id : undefined}
          onToggle={onToggle}
          onOpen={onOpen}
          onConfirm={props.onConfirm}
          onPutBack={props.onPutBack}
        />
      ))}
    </RowsTable>
  );
}

type BookingTableRowProps = Pick<BookingListProps, 'comingBack' | 'onConfirm' | 'onPutBack'> & {
  row: BookingRowView;
  index: number;
  isSelected: boolean;
  isHighlighted: boolean;
  isNew: boolean;
  timeZone: string;
  columns: ReadonlySet<ColumnName>;
  onToggle: (id: Id, isRange: boolean) => void;
  onOpen: (id: Id) => void;
};

/** Remembered, because hundreds of them stand under one box that is ticked. */
const BookingTableRow = memo(function BookingTableRow(props: BookingTableRowProps) {
  const { row, index, isSelected, isHighlighted, isNew, timeZone, columns, onToggle, onOpen } = props;
  const { t } = useTranslation('admin');
  const name = row.customerName;
  // A press anywhere in the row opens it, unless it was meant for something in it.
  const open = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button, label, input') === null) onOpen(row.id);
  };
  return (
    <tr
      aria-rowindex={index + 2}
      data-selected={isSelected}
      data-highlight={isHighlighted || undefined}
      data-status={row.status}
      onClick={open}
    >
      <th scope="row" className={styles.first}>
        <span className={rowStyles.client}>
          <SelectBox
            label={t('bookings.select', { name, time: bookingTimeWords(row, timeZone) })}
            checked={isSelected}
            onToggle={(isRange) => onToggle(row.id, isRange)}
          />
          <OpenBooking row={row} onOpen={onOpen}>
            <span className={`${rowStyles.small} ${rowStyles.line}`}>
              {row.companyName ?? keyWords(row.email)}
            </span>
          </OpenBooking>
          {isNew && <span className={rowStyles.new} role="img" aria-label={t('bookings.fresh')} />}
        </span>
      </th>
      <td>
        <When row={row} timeZone={timeZone} />
      </td>
      <td>
        <RowAction
          {...{ row, timeZone }}
          comingBack={props.comingBack}
          onConfirm={props.onConfirm}
          onPutBack={props.onPutBack}
        />
      </td>
      {columns.has('work') && (
        <td className={styles.work}>
          <span className={rowStyles.cut}>{row.serviceTitle}</span>
          <span className={`${rowStyles.small} ${rowStyles.cut} ${styles.lines}`}>
            {workLines(row).join(' · ')}
          </span>
          {!columns.has('place') && (
            <span className={`${rowStyles.small} ${rowStyles.cut} ${styles.town}`} dir="auto">
              {row.serviceCity}
            </span>
          )}
        </td>
      )}
      {columns.has('place') && (
        <td>
          <span className={rowStyles.copied}>
            <span className={styles.place} dir="auto">
              {row.serviceCity}
            </span>
            <CopyButton label={t('bookings.copyAddress', { name: row.customerName })} text={row.address} />
          </span>
        </td>
      )}
      {columns.has('phone') && (
        <td className="tabular">
          {row.phone !== null && (
            <span className={rowStyles.copied}>
              {phoneWords(row.phone)}
              <CopyButton label={t('booking.copy.phone')} text={row.phone} />
            </span>
          )}
        </td>
      )}
      <td className={styles.number}>
        <BookingPrice row={row} />
        {columns.has('source') && <BookingOrigin row={row} />}
      </td>
    </tr>
  );
});

function When({ row, timeZone }: { row: BookingRowView; timeZone: string }) {
  const startAt = parseInstant(row.startISO);
  const endAt = parseInstant(row.endISO);
  if (startAt === undefined || endAt === undefined) return null;
  return (
    <time dateTime={row.startISO} className={`tabular ${rowStyles.when}`}>
      <span>{staffFormat.date(startAt, timeZone, 'short')}</span>
      <span className={rowStyles.small}>{staffFormat.timeRange(startAt, endAt, timeZone)}</span>
    </time>
  );
}
