import type { TFunction } from 'i18next';
import { toLocal } from '#shared/agenda/local-time.ts';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { addDays } from '#shared/kernel/day.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { minutesBetween, parseInstant } from '#shared/kernel/instant.ts';
import { restoreBookings } from '../../../../data/staff/commands/delete-bookings.ts';
import type { Conflict } from '../../../../data/staff/commands/reschedule-booking.ts';
import { loadCalendar } from '../../../../data/staff/load-calendar.ts';
import { faultWords } from '../../words/fault-words.ts';
import { conflictWords } from '../reschedule/conflict-words.ts';
import { findConflict } from '../reschedule/find-conflict.ts';

/** Why a deleted booking cannot come back. */
export interface NotBack {
  readonly id: Id;
  readonly code: string;
  /** The visit or the block that stands in its time by now, where it could be found. */
  readonly found?: Conflict | undefined;
}

export interface PutBack {
  readonly done: readonly Id[];
  readonly failed: readonly NotBack[];
}

/** Puts deleted bookings back, as many as one call takes. What is refused because of its time is told by what stands there. */
export async function putBack(rows: readonly BookingRowView[], timeZone: string): Promise<PutBack> {
  const answer = await restoreBookings(rows.map(({ id }) => id));
  if (!answer.ok) return { done: [], failed: rows.map(({ id }) => ({ id, code: answer.code })) };
  const failed: NotBack[] = [];
  for (const { id, code } of answer.body.failed) {
    const row = code.startsWith('slot.') ? rows.find((one) => one.id === id) : undefined;
    failed.push({ id, code, found: row && (await standsThere(row, timeZone)) });
  }
  return { done: answer.body.restored, failed };
}

export function notBackWords({ code, found }: NotBack, t: TFunction<'admin'>, timeZone: string): string {
  if (found !== undefined) return conflictWords(found, t, timeZone);
  return code === 'slot.taken' ? t('booking.remove.taken') : faultWords(code, t);
}

async function standsThere(row: BookingRowView, timeZone: string): Promise<Conflict | undefined> {
  const startsAt = parseInstant(row.startISO);
  const endsAt = parseInstant(row.endISO);
  const takenUntil = parseInstant(row.occupiedUntil);
  if (startsAt === undefined || endsAt === undefined || takenUntil === undefined) return undefined;
  const day = toLocal(startsAt, timeZone).day;
  const last = toLocal(takenUntil, timeZone).day;
  const answer = await loadCalendar(day, addDays(last, 1));
  if (!answer.ok) return undefined;
  return findConflict({ startsAt, endsAt }, minutesBetween(endsAt, takenUntil), answer.body, {
    except: row.id,
    crewId: row.crew?.id,
  });
}
