import { changeBooking } from '../../local/admin/commands/change-booking.ts';
import { deleteBookings, restoreBookings } from '../../local/admin/commands/delete-bookings.ts';
import type { BulkStep } from './run-bulk.ts';

/** Few enough for progress to be seen and for "stop" to mean something. */
export const REMOVE_SIZE = 10;

export const removeStep: BulkStep = async (rows) => {
  const answer = await deleteBookings(rows.map(({ id }) => id));
  if (answer.ok) return { done: answer.body.deleted, failed: answer.body.failed };
  return { done: [], failed: rows.map(({ id }) => ({ id, code: answer.code })) };
};

/** One by one: each has a mail of its own. */
export const cancelStep: BulkStep = async (rows) => {
  const done: string[] = [];
  const failed: { id: string; code: string }[] = [];
  for (const { id, version } of rows) {
    const answer = await changeBooking(id, { status: 'CANCELLED', expectedVersion: version });
    if (answer.ok) done.push(id);
    else failed.push({ id, code: answer.code });
  }
  return { done, failed };
};

export const restoreStep: BulkStep = async (rows) => {
  const answer = await restoreBookings(rows.map(({ id }) => id));
  if (answer.ok) return { done: answer.body.restored, failed: answer.body.failed };
  return { done: [], failed: rows.map(({ id }) => ({ id, code: answer.code })) };
};
