import type * as z from 'zod/mini';
import { bookingRow } from '#shared/api/admin/bookings.ts';
import { useWhenChanged } from '../../../../ui/use-when-changed.ts';
import { useStaffDraft } from '../../use-staff-draft.ts';
import type { Booking } from '../use-booking.ts';

/**
 * What is typed into a form over a booking, and the booking as it was looked at meanwhile: a form that is opened again,
 * after a reload too, tells what others changed since, and is not saved as if it had been typed over that.
 */
export function useFormDraft<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  booking: Booking,
): [Value | undefined, (value: Value | undefined) => void] {
  const [typed, setTyped] = useStaffDraft(name, schema);
  const [over, setOver] = useStaffDraft(`${name}, typed over`, bookingRow);
  const isKept = typed !== undefined && over !== undefined;
  useWhenChanged(() => {
    if (isKept) booking.openOver(over);
  }, [isKept]);
  const set = (value: Value | undefined) => {
    setTyped(value);
    setOver(value === undefined ? undefined : booking.over);
  };
  return [typed, set];
}
