import { crewReasons } from '#shared/agenda/choose-crew.ts';
import type { StaffEventView } from '#shared/api/admin/bookings.ts';
import type { BookingEventView } from '#shared/api/booking-history.ts';
import { formatInstant, instantFromMs } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import type { HistoryRow } from '../../../db/repos/bookings/booking-events.ts';

/**
 * Events as the customer may read them: who of the two sides, when, and times and totals before and after. Labels of
 * admin keys and whatever else is in the detail stay inside, and so does which crew was changed for which.
 */
export function toHistory(rows: readonly HistoryRow[]): BookingEventView[] {
  return rows.filter(({ kind }) => kind !== 'booking.crew').map(toEvent);
}

/** The same as staff read it: with the key it was done with and its device or program, and what they put right. */
export function toStaffHistory(rows: readonly HistoryRow[]): StaffEventView[] {
  return rows.map((row) => ({
    ...toEvent(row),
    ...(row.actor !== 'customer' && { actor: row.actor }),
    ...(typeof row.detail.via === 'string' && { via: row.detail.via }),
    ...(row.detail.why === 'unproven' && { why: 'unproven' as const }),
    ...((row.detail.why === 'outside' || row.detail.why === 'unknown') && { far: row.detail.why }),
    // jsonb of our own writing (correctContact)
    ...(Array.isArray(row.detail.changes) && { changes: row.detail.changes }),
    ...crewOf(row.detail.crew),
  }));
}

const toldReasons = [...crewReasons, 'kinds', 'area', 'hours', 'travel', 'taken'] as const;

/** Of a new visit its crew, of a change the outcome of crewChange; a reason of a later build is left out. */
function crewOf(said: unknown): Pick<StaffEventView, 'crew'> {
  if (typeof said !== 'object' || said === null) return {};
  const { from, to, why } = said as Record<string, unknown>; // jsonb of our own writing
  if (typeof to !== 'string') return {};
  const reason = toldReasons.find((one) => one === why);
  return { crew: { to, ...(typeof from === 'string' && { from }), ...(reason && { why: reason }) } };
}

function toEvent({ kind, actor, detail, at }: HistoryRow): BookingEventView {
  const from = readState(detail.from);
  const to = readState(detail.to);
  return {
    at: formatInstant(instantFromMs(at)),
    kind,
    by: actor === 'customer' ? 'customer' : 'office',
    ...(from && { from }),
    ...(to && { to }),
  };
}

function readState(said: unknown): BookingEventView['from'] {
  if (typeof said !== 'object' || said === null) return undefined;
  const { startISO, endISO, totalCents, quote } = said as Record<string, unknown>; // jsonb of our own writing
  const state = {
    ...(typeof startISO === 'string' && { startISO }),
    ...(typeof endISO === 'string' && { endISO }),
    ...(typeof totalCents === 'number' && quote !== true && { total: toDollars(totalCents) }),
  };
  return Object.keys(state).length > 0 ? state : undefined;
}
