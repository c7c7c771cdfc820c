import { CartReminder } from './cart-reminder.tsx';
import { NextBooking } from './next-booking.tsx';

/** What a returning customer left here: a visit that was booked, a cart that was not. */
export function Returning() {
  return (
    <>
      <NextBooking />
      <CartReminder />
    </>
  );
}
