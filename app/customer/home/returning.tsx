import { CartReminder } from './cart-reminder.tsx';
import { NextVisit } from './next-visit.tsx';

/** What a returning customer left here: a visit that was booked, a cart that was not. */
export function Returning() {
  return (
    <>
      <NextVisit />
      <CartReminder />
    </>
  );
}
