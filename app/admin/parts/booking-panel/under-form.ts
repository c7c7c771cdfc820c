import type { BookingRowView } from '#shared/api/admin/bookings.ts';

/** What others did to a booking while a form lies over it. */
export interface UnderForm {
  /** How it looked to whoever types, where it is another version by now. */
  readonly before: BookingRowView | undefined;
  /** The version that was looked at: what came since is not written over before it was shown. */
  readonly version: number | undefined;
}

/** `seen`: as it was when the form was opened, or when a change since was last agreed to; undefined without a form. */
export function underForm(seen: BookingRowView | undefined, now: BookingRowView | undefined): UnderForm {
  const isOther = seen !== undefined && now !== undefined && seen.version !== now.version;
  return { before: isOther ? seen : undefined, version: (seen ?? now)?.version };
}
