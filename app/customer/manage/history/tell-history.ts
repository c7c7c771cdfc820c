import type { BookingEventView } from '#shared/api/booking-history.ts';

type Sentence =
  | 'made'
  | 'madeByUs'
  | 'moved'
  | 'movedByUs'
  | 'updated'
  | 'updatedTotal'
  | 'updatedByUs'
  | 'noted'
  | 'readdressed'
  | 'corrected'
  | 'repriced'
  | 'cancelled'
  | 'cancelledByUs'
  | 'confirmed'
  | 'quoteOffered'
  | 'quoteWithdrawn'
  | 'quoteAccepted'
  | 'quoteDeclined'
  | 'quoteAskedAgain';

export interface HistoryWords {
  readonly t: (key: Sentence, values?: { readonly from: string; readonly to: string }) => string;
  readonly time: (iso: string) => string;
  /** An amount of dollars in words. */
  readonly money: (dollars: number) => string;
}

interface Told {
  readonly at: string;
  readonly text: string;
}

/** One sentence per event, newest first; what this build has no words for is left out. */
export function tellHistory(events: readonly BookingEventView[], words: HistoryWords): readonly Told[] {
  return events
    .flatMap((event) => {
      const text = sentenceOf(event, words);
      return text === undefined ? [] : [{ at: event.at, text }];
    })
    .toReversed();
}

/** By whom only where both sides do it. */
const sentences = new Map<string, readonly [customer: Sentence, office: Sentence]>([
  ['booking.made', ['made', 'madeByUs']],
  ['booking.cancelled', ['cancelled', 'cancelledByUs']],
  ['booking.confirmed', ['confirmed', 'confirmed']],
  ['booking.noted', ['noted', 'noted']],
  ['booking.readdressed', ['readdressed', 'readdressed']],
  ['booking.corrected', ['corrected', 'corrected']],
  ['quote.offered', ['quoteOffered', 'quoteOffered']],
  ['quote.withdrawn', ['quoteWithdrawn', 'quoteWithdrawn']],
  ['quote.accepted', ['quoteAccepted', 'quoteAccepted']],
  ['quote.declined', ['quoteDeclined', 'quoteDeclined']],
  ['quote.asked_again', ['quoteAskedAgain', 'quoteAskedAgain']],
]);

function sentenceOf(event: BookingEventView, words: HistoryWords): string | undefined {
  const { kind, by, from, to } = event;
  const isOurs = by === 'office';
  if (kind === 'booking.moved' && from?.startISO !== undefined && to?.startISO !== undefined) {
    const times = { from: words.time(from.startISO), to: words.time(to.startISO) };
    return words.t(isOurs ? 'movedByUs' : 'moved', times);
  }
  if (kind === 'booking.repriced' && from?.total !== undefined && to?.total !== undefined) {
    return words.t('repriced', { from: words.money(from.total), to: words.money(to.total) });
  }
  if (kind === 'booking.updated') return updateOf(event, words);
  const [yours, ours] = sentences.get(kind) ?? [];
  const sentence = isOurs ? ours : yours;
  return sentence && words.t(sentence);
}

function updateOf({ by, from, to }: BookingEventView, words: HistoryWords): string {
  if (by === 'office') return words.t('updatedByUs');
  if (from?.total === undefined || to?.total === undefined || from.total === to.total)
    return words.t('updated');
  return words.t('updatedTotal', { from: words.money(from.total), to: words.money(to.total) });
}
