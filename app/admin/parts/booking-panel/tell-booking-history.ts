import type { StaffEventView } from '#shared/api/admin/bookings.ts';

const sentences = {
  'booking.made': 'booking.history.made',
  'booking.noted': 'booking.history.noted',
  'booking.readdressed': 'booking.history.readdressed',
  'booking.corrected': 'booking.history.corrected',
  'booking.confirmed': 'booking.history.confirmed',
  'booking.cancelled': 'booking.history.cancelled',
  'booking.deleted': 'booking.history.deleted',
  'booking.restored': 'booking.history.restored',
  'quote.offered': 'booking.history.quoteOffered',
  'quote.withdrawn': 'booking.history.quoteWithdrawn',
  'quote.accepted': 'booking.history.quoteAccepted',
  'quote.declined': 'booking.history.quoteDeclined',
  'quote.asked_again': 'booking.history.quoteAskedAgain',
} as const;

/** Behind the sentence: why the visit waits for a person. */
const waits = { outside: 'booking.history.waitsOutside', unknown: 'booking.history.waitsUnknown' } as const;

type Plain =
  | (typeof sentences)[keyof typeof sentences]
  | 'booking.history.updated'
  | 'booking.history.madeUnproven'
  | (typeof waits)[keyof typeof waits];
type Between = 'booking.history.moved' | 'booking.history.updatedTotal' | 'booking.history.repriced';

export interface HistoryWords {
  readonly plain: (key: Plain) => string;
  readonly between: (key: Between, values: { readonly from: string; readonly to: string }) => string;
  readonly time: (iso: string) => string;
  /** An amount of dollars in words. */
  readonly money: (dollars: number) => string;
  /** Of what was put right; undefined where this build has no words for the field. */
  readonly change: (change: BookingFieldChange) => string | undefined;
  /** Who comes, and why. */
  readonly crew: (crew: BookingCrewChange) => string;
}

type BookingCrewChange = NonNullable<StaffEventView['crew']>;

export type BookingFieldChange = NonNullable<StaffEventView['changes']>[number];

export interface ToldEvent {
  readonly at: string;
  readonly by: StaffEventView['by'];
  /** The label of the key it was done with; the customer has none. */
  readonly actor: string | undefined;
  /** What the program is called that booked for the customer. */
  readonly via: string | undefined;
  readonly text: string;
  /** What was put right, one line a field, and who comes. */
  readonly changes: readonly string[];
}

/** One sentence per event, newest first; what this build has no words for is left out. */
export function tellBookingHistory(
  events: readonly StaffEventView[],
  words: HistoryWords,
): readonly ToldEvent[] {
  return events
    .flatMap((event) => {
      const said = sentenceOf(event, words);
      const text = said && event.far ? `${said}, ${words.plain(waits[event.far])}` : said;
      const crew = event.crew && event.kind !== 'booking.crew' ? [words.crew(event.crew)] : [];
      const changes = [...(event.changes ?? []).flatMap((change) => words.change(change) ?? []), ...crew];
      const { at, by, actor, via } = event;
      return text === undefined ? [] : [{ at, by, actor, via, text, changes }];
    })
    .toReversed();
}

function sentenceOf({ kind, from, to, why, crew }: StaffEventView, words: HistoryWords): string | undefined {
  if (kind === 'booking.crew') return crew && words.crew(crew);
  if (why === 'unproven') return words.plain('booking.history.madeUnproven');
  if (kind === 'booking.moved' && from?.startISO !== undefined && to?.startISO !== undefined) {
    const times = { from: words.time(from.startISO), to: words.time(to.startISO) };
    return words.between('booking.history.moved', times);
  }
  if (kind === 'booking.repriced' && from?.total !== undefined && to?.total !== undefined) {
    const totals = { from: words.money(from.total), to: words.money(to.total) };
    return words.between('booking.history.repriced', totals);
  }
  if (kind === 'booking.updated') {
    if (from?.total === undefined || to?.total === undefined || from.total === to.total) {
      return words.plain('booking.history.updated');
    }
    const totals = { from: words.money(from.total), to: words.money(to.total) };
    return words.between('booking.history.updatedTotal', totals);
  }
  return isKnown(kind) ? words.plain(sentences[kind]) : undefined;
}

function isKnown(kind: string): kind is keyof typeof sentences {
  return Object.hasOwn(sentences, kind);
}
