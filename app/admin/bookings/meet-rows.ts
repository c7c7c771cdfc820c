import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addMs, type Instant, parseInstant } from '#shared/kernel/instant.ts';

/** A row that is new here and was touched longer ago only moved up, because one above it has left. */
const NEWS_MS = 60_000;

export interface MetRows {
  readonly rows: readonly BookingRowView[];
  /** Those that are other than a moment ago. */
  readonly changed: readonly Id[];
}

/** An answer that was on its way may be older than a change made here meanwhile: of each row the newer version stays. */
export function meetRows(
  known: readonly BookingRowView[],
  told: readonly BookingRowView[],
  now: Instant,
): MetRows {
  const before = new Map(known.map((row) => [row.id, row]));
  const rows = told.map((row) => {
    const mine = before.get(row.id);
    return mine !== undefined && mine.version > row.version ? mine : row;
  });
  const changed = rows.filter((row) => {
    const mine = before.get(row.id);
    if (mine !== undefined) return mine.version !== row.version;
    return addMs(parseInstant(row.updatedAt) ?? now, NEWS_MS) >= now;
  });
  return { rows, changed: changed.map(({ id }) => id) };
}
