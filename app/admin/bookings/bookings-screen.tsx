import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AdminBookingView, BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useLatest } from '../../ui/use-latest.ts';
import { useMedia } from '../../ui/use-media.ts';
import { AsOf } from '../parts/as-of.tsx';
import { BookingPanel } from '../parts/booking-panel/booking-panel.tsx';
import { startNewBooking } from '../parts/start-new-booking.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { useOpenBooking } from '../parts/words/booking-address.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { ZoneNote } from '../parts/zone-note.tsx';
import styles from './bookings.module.css';
import { BookingsEmpty } from './bookings-empty.tsx';
import { type BookingsFilter, firstFilter } from './bookings-filter.ts';
import { BookingsSkeleton } from './bookings-skeleton.tsx';
import { BookingsTools } from './bookings-tools.tsx';
import { NotBackDialog } from './bulk/not-back-dialog.tsx';
import { LoadMore } from './load-more.tsx';
import { BookingsCards } from './table/bookings-cards.tsx';
import { BookingsTable } from './table/bookings-table.tsx';
import { ColumnChooser, type ColumnName } from './table/column-chooser.tsx';
import { CsvButton } from './table/csv-button.tsx';
import { useColumns } from './table/use-columns.ts';
import { useRowActs } from './table/use-row-acts.ts';
import { useSelection } from './table/use-selection.tsx';
import { type Bookings, useBookings } from './use-bookings.ts';
import { useBookingsFilter } from './use-bookings-filter.ts';
import { useLastLook } from './use-last-look.ts';

/** All bookings: views, search, one panel for one of them, and actions on many. */
export function BookingsScreen() {
  const { t } = useTranslation('admin');
  useScreenTitle(t('bookings.title'));
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const isWide = useMedia('(width >= 60rem)');
  const isRoomy = useMedia('(width >= 80rem)');
  const [filter, setFilter] = useBookingsFilter();
  const [columns, setColumns] = useColumns();
  const list = useBookings(filter, timeZone);
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageTitle>{t('bookings.title')}</PageTitle>
        <div className={styles.notes}>
          <AsOf data={list.age} />
          <ZoneNote timeZone={timeZone} />
        </div>
        {isWide && <ColumnChooser columns={columns} onChange={setColumns} />}
        <CsvButton list={list} timeZone={timeZone} short={!isRoomy} />
        <Button
          className={styles.add}
          icon={<Plus aria-hidden="true" />}
          onClick={() => void navigate(startNewBooking())}
        >
          {t('bookings.add')}
        </Button>
      </div>
      <BookingsTools filter={filter} withOrder={!isWide} isSeeking={list.isSeeking} onFilter={setFilter} />
      {list.isLocal && (
        <Alert tone="info" role="status">
          {t('bookings.local', { count: list.kept.body?.bookings.length ?? 0 })}
        </Alert>
      )}
      <Listed
        list={list}
        filter={filter}
        isWide={isWide}
        columns={columns}
        timeZone={timeZone}
        onFilter={setFilter}
      />
    </div>
  );
}

type ListedProps = {
  list: Bookings;
  filter: BookingsFilter;
  isWide: boolean;
  columns: ReadonlySet<ColumnName>;
  timeZone: string;
  onFilter: (filter: BookingsFilter) => void;
};

function Listed({ list, filter, isWide, columns, timeZone, onFilter }: ListedProps) {
  const [opened, open, close] = useOpenBooking();
  const lastLook = useLastLook();
  const rows = list.rows ?? [];
  const selecting = useSelection(rows, list, filter);
  const acts = useRowActs(list);
  // Its answers may come when the panel is long gone: they go to the list of then.
  const latest = useLatest(list);
  const wasOpen = useRef(opened);
  useEffect(() => {
    // The panel may have been led to another row than it was opened from.
    if (opened === undefined && wasOpen.current !== undefined) focusRow(wasOpen.current);
    wasOpen.current = opened;
  }, [opened]);
  const shown = {
    rows,
    count: list.count,
    selected: selecting.selection.ids,
    highlighted: list.highlighted,
    lastLook,
    timeZone,
    onToggle: selecting.toggle,
    onToggleAll: selecting.toggleAll,
    onOpen: open,
    ...acts.props,
  };
  return (
    <>
      {list.rows === undefined && <NotYet list={list} isWide={isWide} />}
      {list.rows?.length === 0 && !list.hasMore && (
        <BookingsEmpty filter={filter} onClear={() => onFilter(firstFilter)} />
      )}
      {rows.length === 0 && list.hasMore && <LoadMore list={list} />}
      {rows.length > 0 && (
        <div className={styles.frame} data-wide={isWide} aria-busy={list.busy || list.isSeeking}>
          {isWide ? (
            <BookingsTable
              {...shown}
              order={filter.order}
              columns={columns}
              onOrder={() => onFilter({ ...filter, order: filter.order === 'asc' ? 'desc' : 'asc' })}
            />
          ) : (
            <BookingsCards {...shown} />
          )}
          <LoadMore list={list} />
        </div>
      )}
      {selecting.bar}
      {acts.refused && <NotBackDialog {...acts.refused} onOpen={open} onClose={acts.forgetRefused} />}
      {opened !== undefined && (
        <OpenedBooking
          id={opened}
          rows={rows}
          onOpen={open}
          onClose={close}
          onChanged={(view) => {
            if (view === undefined) void latest.current.reload();
            else latest.current.replace(view);
          }}
        />
      )}
    </>
  );
}

function focusRow(id: Id): void {
  document.querySelector<HTMLElement>(`[data-open="${CSS.escape(id)}"]`)?.focus();
}

function NotYet({ list, isWide }: { list: Bookings; isWide: boolean }) {
  const { t } = useTranslation('admin');
  if (list.fault === undefined) return <BookingsSkeleton isWide={isWide} />;
  return (
    <ErrorPanel
      title={t('bookings.failed')}
      action={
        <Button busy={list.busy} onClick={() => void list.reload()}>
          {t('retry')}
        </Button>
      }
    >
      <p>{faultWords(list.fault, t)}</p>
    </ErrorPanel>
  );
}

type OpenedBookingProps = {
  id: Id;
  rows: readonly BookingRowView[];
  onOpen: (id: Id) => void;
  onClose: () => void;
  onChanged: (view?: AdminBookingView) => void;
};

function OpenedBooking({ id, rows, onOpen, onClose, onChanged }: OpenedBookingProps) {
  const at = rows.findIndex((row) => row.id === id);
  const before = at > 0 ? rows[at - 1] : undefined;
  const after = at >= 0 ? rows[at + 1] : undefined;
  return (
    <BookingPanel
      bookingId={id}
      row={rows[at]}
      onClose={onClose}
      onChanged={onChanged}
      onPrevious={before && (() => onOpen(before.id))}
      onNext={after && (() => onOpen(after.id))}
    />
  );
}
