import { bookingView, rescheduledView } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant } from '#shared/kernel/instant.ts';
import { toDollars } from '#shared/kernel/money.ts';
import { newId } from '../device/clock.ts';
import type { FailCode, PreferredTime, RescheduleContext } from '../device/rows.ts';
import { type Answer, call, isTransient, type Refusal } from '../wire/http.ts';
import { readAlternatives } from '../wire/read-alternatives.ts';
import { loadBooking } from './load-booking.ts';
import { type BookingLink, bookingPath, renewManagedBooking } from './managed-booking.ts';

export type QuoteOutcome =
  /** `manageUrl`: the booking's new link, where it has another time. */
  | { readonly kind: 'done'; readonly manageUrl: string | undefined }
  | {
      readonly kind: 'refused';
      readonly code: FailCode;
      /** The nearest free times, where the wished one is gone. */
      readonly alternatives: readonly PreferredTime[];
    };

export interface AcceptedTime extends PreferredTime {
  /** True: at the visit's own start, whatever the agenda offers otherwise. */
  readonly keepTime?: boolean;
}

/** The quote that is agreed to, and what the visit costs with it as the screen said (D40). */
type SeenQuote = Pick<NonNullable<RescheduleContext['quote']>, 'id' | 'totalCents'>;

/** Of acceptances without a final answer: the same wish again is the same request, which is done once. */
const unanswered = new Map<string, Id>();

/** Nothing is kept for later: a price is agreed on with the server listening. What it answers becomes the device's copy. */
export async function acceptQuote(
  link: BookingLink,
  { id: quoteId, totalCents }: SeenQuote,
  { startAt, endAt, keepTime }: AcceptedTime,
): Promise<QuoteOutcome> {
  const bytes = JSON.stringify({
    ...proofOf(link),
    quoteId,
    expectedTotal: toDollars(totalCents),
    startISO: formatInstant(startAt),
    endISO: formatInstant(endAt),
    keepTime,
  });
  const key = unanswered.get(bytes) ?? newId();
  unanswered.set(bytes, key);
  const answer = await call({
    method: 'POST',
    path: `${bookingPath(link.id)}/quote/accept`,
    headers: { 'Idempotency-Key': key },
    body: { bytes },
    schema: rescheduledView,
  });
  if (answer.ok || !isTransient(answer)) unanswered.delete(bytes);
  if (!answer.ok) return refused(link, answer);
  const { manageUrl, ...booking } = answer.body;
  await renewManagedBooking(booking, manageUrl);
  return { kind: 'done', manageUrl };
}

/** Final: the booking is cancelled with it. Repeating it is harmless. */
export async function declineQuote(link: BookingLink, quoteId: Id, reason: string): Promise<QuoteOutcome> {
  const body = { ...proofOf(link), quoteId, ...(reason.trim() !== '' && { reason }) };
  return settle(link, await send(link, 'decline', body));
}

/** Once it has expired. Repeating it is harmless. */
export async function askQuoteAgain(link: BookingLink, quoteId: Id): Promise<QuoteOutcome> {
  return settle(link, await send(link, 'ask-again', { ...proofOf(link), quoteId }));
}

function send(link: BookingLink, verb: 'decline' | 'ask-again', json: object) {
  const path = `${bookingPath(link.id)}/quote/${verb}`;
  return call({ method: 'POST', path, body: { json }, schema: bookingView });
}

type Settled = Answer<Parameters<typeof renewManagedBooking>[0]>;

async function settle(link: BookingLink, answer: Settled): Promise<QuoteOutcome> {
  if (!answer.ok) return refused(link, answer);
  await renewManagedBooking(answer.body);
  return { kind: 'done', manageUrl: undefined };
}

/** Whatever was answered to is not what it was: the page shows it as it is now. */
async function refused(link: BookingLink, answer: Refusal): Promise<QuoteOutcome> {
  const { code } = answer;
  if (code.startsWith('booking.') || code.startsWith('quote.')) await loadBooking(link);
  return { kind: 'refused', code, alternatives: code === 'slot.taken' ? readAlternatives(answer.body) : [] };
}

function proofOf({ email, sig }: BookingLink) {
  return { email, sig };
}
