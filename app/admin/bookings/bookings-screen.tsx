import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { AsOf } from '../parts/as-of.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import visitSheet from '../parts/visit/visit.css?url';
import { VisitPanel } from '../parts/visit/visit-panel.tsx';
import sheet from './bookings.css?url';
import cardsSheet from './bookings-cards.css?url';
import { BookingsCards } from './bookings-cards.tsx';
import { BookingsEmpty } from './bookings-empty.tsx';
import { type BookingsFilter, firstFilter } from './bookings-filter.ts';
import { BookingsSkeleton } from './bookings-skeleton.tsx';
import tableSheet from './bookings-table.css?url';
import { BookingsTable } from './bookings-table.tsx';
import { BookingsTools } from './bookings-tools.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { ColumnChooser, type ColumnName } from './column-chooser.tsx';
import { CsvButton } from './csv-button.tsx';
import { LoadMore } from './load-more.tsx';
import { keepListed, nothingSelected, toggleAll, toggleRow } from './select-rows.ts';
import { SelectionBar } from './selection-bar.tsx';
import { type Bookings, useBookings } from './use-bookings.ts';
import type { BulkKind } from './use-bulk.ts';
import { useColumns } from './use-columns.ts';
import { useLastLook } from './use-last-look.ts';

/** All bookings: views, search, one panel for one of them, and actions on many. */
export function BookingsScreen() {
  const { t } = useTranslation('admin');
  useScreenTitle(t('bookings.title'));
  const timeZone = useTimeZone();
  const isWide = useMedia('(width >= 43.75rem)');
  const [filter, setFilter] = useState<BookingsFilter>(firstFilter);
  const [columns, setColumns] = useColumns();
  const list = useBookings(filter, timeZone);
  return (
    <div className="rows-screen">
      <link rel="stylesheet" href={visitSheet} precedence="admin" />
      <link rel="stylesheet" href={sheet} precedence="admin" />
      <link rel="stylesheet" href={tableSheet} precedence="admin" />
      <link rel="stylesheet" href={cardsSheet} precedence="admin" />
      <div className="cluster" data-apart="">
        <PageTitle>{t('bookings.title')}</PageTitle>
        <div className="cluster">
          {filter.range === 'upcoming' && <AsOf data={list.kept} />}
          {isWide && <ColumnChooser columns={columns} onChange={setColumns} />}
          <CsvButton list={list} timeZone={timeZone} short={!isWide} />
        </div>
      </div>
      <BookingsTools filter={filter} withOrder={!isWide} onFilter={setFilter} />
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
  const [opened, setOpened] = useState<Id>();
  const lastLook = useLastLook();
  const rows = list.rows ?? [];
  const selecting = useSelection(rows, list);
  const shown = {
    rows,
    count: list.count,
    selected: selecting.selection.ids,
    glowing: list.glowing,
    lastLook,
    timeZone,
    onToggle: selecting.toggle,
    onToggleAll: selecting.toggleAll,
    onOpen: setOpened,
  };
  return (
    <>
      {list.rows === undefined && <NotYet list={list} isWide={isWide} />}
      {list.rows?.length === 0 && <BookingsEmpty filter={filter} onClear={() => onFilter(firstFilter)} />}
      {rows.length > 0 && (
        <div className="rows-frame" data-wide={isWide} aria-busy={list.busy}>
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
      {opened !== undefined && (
        <OpenedVisit
          id={opened}
          rows={rows}
          list={list}
          onOpen={setOpened}
          onClose={() => {
            setOpened(undefined);
            focusRow(opened);
          }}
        />
      )}
    </>
  );
}

/** After the panel has gone: it may have been led to another row than it was opened from. */
function focusRow(id: Id): void {
  setTimeout(() => document.querySelector<HTMLElement>(`[data-open="${CSS.escape(id)}"]`)?.focus());
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

type OpenedVisitProps = {
  id: Id;
  rows: readonly BookingRowView[];
  list: Bookings;
  onOpen: (id: Id) => void;
  onClose: () => void;
};

function OpenedVisit({ id, rows, list, onOpen, onClose }: OpenedVisitProps) {
  const at = rows.findIndex((row) => row.id === id);
  const before = at > 0 ? rows[at - 1] : undefined;
  const after = at >= 0 ? rows[at + 1] : undefined;
  return (
    <VisitPanel
      bookingId={id}
      row={rows[at]}
      onClose={onClose}
      onPrevious={before && (() => onOpen(before.id))}
      onNext={after && (() => onOpen(after.id))}
      onChanged={(view) => {
        if (view === undefined) void list.reload();
        else list.replace(view);
      }}
    />
  );
}

/** Which rows are ticked, the bar about them, and the dialog of what is done with them. */
function useSelection(rows: readonly BookingRowView[], list: Bookings) {
  const [chosen, setChosen] = useState(nothingSelected);
  const [beyondRows, setBeyondRows] = useState<readonly BookingRowView[]>();
  const [busy, setBusy] = useState(false);
  /** As they were when the dialog opened: what is deleted leaves the list before the dialog has told how it went. */
  const [bulk, setBulk] = useState<{ kind: BulkKind; rows: readonly BookingRowView[] }>();
  const order = rows.map(({ id }) => id);
  const pool = beyondRows ?? rows;
  const selection = keepListed(
    chosen,
    pool.map(({ id }) => id),
  );
  const ids = selection.ids;
  const count = list.count ?? rows.length;
  const hasAllLoaded = order.length > 0 && order.every((id) => ids.has(id));
  const clear = () => {
    setChosen(nothingSelected);
    setBeyondRows(undefined);
  };
  const selectBeyond = async () => {
    setBusy(true);
    const all = await list.loadAll(() => undefined);
    setBusy(false);
    if (all === undefined) return;
    setBeyondRows(all);
    setChosen({ ids: new Set(all.map(({ id }) => id)), anchor: undefined });
  };
  return {
    selection,
    toggle: (id: Id, isRange: boolean) => setChosen(toggleRow(selection, order, id, isRange)),
    toggleAll: () => setChosen(toggleAll(selection, order)),
    bar: (
      <>
        <SelectionBar
          selected={ids.size}
          beyond={hasAllLoaded && list.hasMore ? Math.max(0, count - ids.size) : 0}
          count={count}
          busy={busy}
          onSelectBeyond={() => void selectBeyond()}
          onClear={clear}
          onBulk={(kind) => setBulk({ kind, rows: pool.filter(({ id }) => ids.has(id)) })}
        />
        {bulk && (
          <BulkDialog
            key={bulk.kind}
            {...bulk}
            onKind={(kind) => setBulk({ ...bulk, kind })}
            onClose={() => setBulk(undefined)}
            onChanged={() => {
              setBeyondRows(undefined);
              void list.reload();
            }}
          />
        )}
      </>
    ),
  };
}
