import { cloneView } from '#shared/api/bookings.ts';
import { type BookingLink, bookingPath } from '../bookings/managed-booking.ts';
import { writeTabKeys } from '../device/tab/write-tab-keys.ts';
import { call } from '../wire/http.ts';
import { beginEditServices, type EnterEditOutcome } from './begin-edit-services.ts';
import { sendEditQuits } from './send-edit-quits.ts';

/**
 * Asks for a cart of what was booked and makes it this tab's cart (LC70). Nothing changes here before the whole of it
 * is on the device; a move that was under way ends with it, as does an edit in another tab (D13).
 */
export async function enterEditServices(link: BookingLink): Promise<EnterEditOutcome> {
  await sendEditQuits();
  writeTabKeys({ edit_seeding: '1' });
  try {
    return await enter(link);
  } finally {
    writeTabKeys({ edit_seeding: null });
  }
}

async function enter({ id, email, sig }: BookingLink): Promise<EnterEditOutcome> {
  const made = await call({
    method: 'POST',
    path: `${bookingPath(id)}/clone-to-cart`,
    body: { json: { email, sig } },
    schema: cloneView,
  });
  if (!made.ok) return { ok: false, code: made.code };
  return beginEditServices(made.body, { email, sig });
}
