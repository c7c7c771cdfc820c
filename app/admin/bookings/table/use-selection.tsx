import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import type { BookingsFilter } from '../bookings-filter.ts';
import { BulkDialog } from '../bulk/bulk-dialog.tsx';
import { type BulkKind, isConcerned } from '../bulk/bulk-steps.ts';
import type { Bookings } from '../use-bookings.ts';
import { keepListed, nothingSelected, toggleAll, toggleRow } from './select-rows.ts';
import { SelectionBar } from './selection-bar.tsx';

const kinds: readonly BulkKind[] = ['confirm', 'cancel', 'remove'];

/** Which rows are ticked, the bar about them, and the dialog of what is done with them. */
export function useSelection(rows: readonly BookingRowView[], list: Bookings, filter: BookingsFilter) {
  const { t } = useTranslation('admin');
  const [chosen, setChosen] = useState(nothingSelected);
  /** Of the filter they answered: under another they would be ticked without being seen. */
  const [beyond, setBeyond] = useState<{ of: string; rows: readonly BookingRowView[] }>();
  const [busy, setBusy] = useState(false);
  /** As they were when the dialog opened: what is deleted leaves the list before the dialog has told how it went. */
  const [bulk, setBulk] = useState<{ kind: BulkKind; rows: readonly BookingRowView[] }>();
  const order = rows.map(({ id }) => id);
  const { range, status, q, crew } = filter;
  const question = JSON.stringify([range, status, q.trim(), crew]);
  // An answer, and the undo of a message, may come when another list is shown.
  const latest = useLatest({ question, list });
  const pool = beyond?.of === question ? beyond.rows : rows;
  const selection = keepListed(
    chosen,
    pool.map(({ id }) => id),
  );
  const ids = selection.ids;
  const { count } = list;
  const hasAllLoaded = order.length > 0 && order.every((id) => ids.has(id));
  const hasBeyond = hasAllLoaded && list.hasMore && pool === rows;
  const ticked = pool.filter(({ id }) => ids.has(id));
  const clear = () => {
    setChosen(nothingSelected);
    setBeyond(undefined);
  };
  const selectBeyond = async () => {
    setBusy(true);
    const all = await list.loadAll(() => undefined);
    setBusy(false);
    if (latest.current.question !== question) return;
    if (all === undefined) return void showToast({ text: t('bookings.moreFailed'), tone: 'danger' });
    setBeyond({ of: question, rows: all });
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
          beyond={!hasBeyond ? 0 : count === undefined ? 'some' : Math.max(0, count - ids.size)}
          count={count ?? rows.length}
          busy={busy}
          kinds={
            range === 'deleted'
              ? ['restore']
              : kinds.filter((kind) => ticked.some((row) => isConcerned(kind, row)))
          }
          onSelectBeyond={() => void selectBeyond()}
          onClear={clear}
          onBulk={(kind) => setBulk({ kind, rows: ticked })}
        />
        {bulk && (
          <BulkDialog
            key={bulk.kind}
            {...bulk}
            onKind={(kind) => setBulk({ ...bulk, kind })}
            onClose={() => setBulk(undefined)}
            onChanged={() => {
              setBeyond(undefined);
              void latest.current.list.reload();
            }}
          />
        )}
      </>
    ),
  };
}
