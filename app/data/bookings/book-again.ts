import { type BookAgainView, bookAgainView } from '#shared/api/booking-changes.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { FailCode } from '../device/rows.ts';
import { call } from '../wire/http.ts';
import { type BookingLink, bookingPath } from './managed-booking.ts';

type BookAgainOutcome =
  | {
      readonly ok: true;
      readonly items: readonly CartItem[];
      /** What is sold no more, by the names it was booked under. */
      readonly dropped: BookAgainView['dropped'];
    }
  | { readonly ok: false; readonly code: FailCode };

/** What was booked, as lines for a new cart. Nothing is put in the cart here: it may hold something already. */
export async function bookAgain({ id, email, sig }: BookingLink): Promise<BookAgainOutcome> {
  const answer = await call({
    method: 'POST',
    path: `${bookingPath(id)}/book-again`,
    body: { json: { email, sig } },
    schema: bookAgainView,
  });
  return answer.ok ? { ok: true, ...answer.body } : { ok: false, code: answer.code };
}
