import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { isInFlorida } from '#shared/booking/service-area.ts';
import { blankBooking, type CallerDraft } from './booking-draft.ts';

export type Address = Pick<CallerDraft, 'line1' | 'line2' | 'city' | 'region' | 'postalCode'>;

/** Customers do not move house more often. */
const OFFERED_MAX = 3;

/** Where a client was visited, the latest first and each once; `rows` come with the latest start first. */
export function lastAddresses(rows: readonly BookingRowView[]): readonly Address[] {
  const found = new Map<string, Address>();
  for (const row of rows) {
    const address = {
      line1: row.serviceAddress1,
      line2: row.serviceAddress2 ?? '',
      city: row.serviceCity,
      region: row.serviceRegion ?? (isFloridian(row) ? 'FL' : ''),
      postalCode: row.servicePostalCode,
    };
    const key = addressWords(address).toLowerCase();
    if (address.line1 !== '' && !found.has(key)) found.set(key, address);
  }
  return [...found.values()].slice(0, OFFERED_MAX);
}

/**
 * What stays in the form when another client is picked: what was typed, and neither the address nor the gate code of
 * the one before, whose `addresses` these are.
 */
export function withoutAddressOf(addresses: readonly Address[], client: CallerDraft): Partial<CallerDraft> {
  const words = addressWords(client).toLowerCase();
  if (!addresses.some((address) => addressWords(address).toLowerCase() === words)) return {};
  const { line1, line2, city, region, postalCode, gateCode } = blankBooking.client;
  return { line1, line2, city, region, postalCode, gateCode };
}

/** The customers' own form does not insist on the state: the ZIP says it. */
function isFloridian({ servicePostalCode: postalCode }: BookingRowView): boolean {
  return isInFlorida({ country: 'US', postalCode }) === true;
}

/** The address in one line. */
export function addressWords({ line1, line2, city, region, postalCode }: Address): string {
  return [line1, line2, city, `${region} ${postalCode}`.trim()].filter((part) => part !== '').join(', ');
}
