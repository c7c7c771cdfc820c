import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';

/** A customer the company knows already; what is missing is asked. */
export interface KnownClient {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
}

interface NewBookingPrefill {
  readonly startAt?: Instant;
  readonly endAt?: Instant;
  /** Who is to come. */
  readonly crewId?: Id | undefined;
  readonly client?: KnownClient;
}

let client: KnownClient | undefined;

/** Where a visit for a customer who called is entered. The time travels in the address, who it is for never does. */
export function startNewBooking(prefill: NewBookingPrefill = {}): string {
  client = prefill.client;
  const query = new URLSearchParams();
  if (prefill.startAt !== undefined) query.set('start', formatInstant(prefill.startAt));
  if (prefill.endAt !== undefined) query.set('end', formatInstant(prefill.endAt));
  if (prefill.crewId !== undefined) query.set('crew', prefill.crewId);
  return query.size === 0 ? '/admin/bookings/new' : `/admin/bookings/new?${query}`;
}

/** For whom it was begun; a screen that is drawn twice before it stands sees the same. */
export function seeClient(): KnownClient | undefined {
  return client;
}

/** The customer whom the form was opened for; a second call answers undefined. */
export function takeClient(): KnownClient | undefined {
  const taken = client;
  client = undefined;
  return taken;
}
