import type { IntentRow } from '../../data/device/rows.ts';

/** A row of the list; `end` once it left the outbox, so that one sees what became of it. */
export interface Listed {
  readonly row: IntentRow;
  readonly end?: 'sent' | 'discarded' | undefined;
}

/** What is listed now: rows as they are, and those that were sent or discarded while the list was open, in order. */
export function keepSettled(was: readonly Listed[], rows: readonly IntentRow[]): readonly Listed[] {
  const open = new Set(rows.map(({ id }) => id));
  const gone = was
    .filter(({ row }) => !open.has(row.id))
    .flatMap((listed): readonly Listed[] => {
      if (listed.end !== undefined) return [listed];
      const wasOut = listed.row.state === 'sending' || listed.row.state === 'unknown';
      // Otherwise another tab discarded it, or its screen took the refusal.
      return wasOut && listed.row.kind !== 'given-up' ? [{ ...listed, end: 'sent' }] : [];
    });
  return [...rows.map((row) => ({ row })), ...gone].sort((a, b) => a.row.seq - b.row.seq);
}
