import * as z from 'zod/mini';
import type { BookingRowView, ChangeBookingInput } from '#shared/api/admin/bookings.ts';
import { mailAddressOf } from '#shared/booking/customer-key.ts';
import { ownNotes } from '#shared/booking/own-notes.ts';
import { clientDraft } from '../../client/client-draft.ts';

const entry = z.object({
  ...clientDraft.shape,
  companyName: z.string(),
  /** The customer's own words. */
  notes: z.string(),
  notify: z.boolean(),
});
export type ContactEntry = z.infer<typeof entry>;

/**
 * What was typed, field by field: the others follow the booking, so that no change of other staff is put back unseen.
 */
export const typedContact = z.partial(entry);

/** The form of a booking as it is. */
export function contactEntry(row: BookingRowView, gateCode: string | null): ContactEntry {
  return {
    customerName: row.customerName,
    email: mailAddressOf(row.email) ?? '',
    phone: row.phone ?? '',
    companyName: row.companyName ?? '',
    line1: row.serviceAddress1,
    line2: row.serviceAddress2 ?? '',
    city: row.serviceCity,
    region: row.serviceRegion ?? '',
    postalCode: row.servicePostalCode,
    gateCode: gateCode ?? '',
    notes: ownNotes(row.notes),
    notify: true,
  };
}

/** What was typed on top of the booking as it is. */
export function withTyped(
  before: ContactEntry,
  typed: z.infer<typeof typedContact> | undefined,
): ContactEntry {
  const said = Object.entries(typed ?? {}).filter(([, value]) => value !== undefined);
  return { ...before, ...Object.fromEntries(said) };
}

/** What to send: what differs, the address whole; undefined when nothing does. */
export function contactInput(before: ContactEntry, after: ContactEntry): ChangeBookingInput | undefined {
  const isNew = (key: Exclude<keyof ContactEntry, 'notify'>) => before[key].trim() !== after[key].trim();
  const isMoved = (['line1', 'line2', 'city', 'region', 'postalCode'] as const).some(isNew);
  const { line1, line2, city, region, postalCode } = after;
  const input: ChangeBookingInput = {
    ...(isNew('customerName') && { customerName: after.customerName }),
    ...(isNew('email') && { email: after.email }),
    ...(isNew('phone') && { phone: after.phone }),
    ...(isNew('companyName') && { companyName: after.companyName }),
    ...(isMoved && { address: { line1, line2, city, region, postalCode } }),
    ...(isNew('gateCode') && { gateCode: after.gateCode }),
    ...(isNew('notes') && { customerNotes: after.notes }),
  };
  return Object.keys(input).length === 0 ? undefined : { ...input, notify: after.notify };
}
