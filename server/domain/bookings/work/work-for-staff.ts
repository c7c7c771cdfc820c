import type { BookingView } from '#shared/api/bookings.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { colon } from '../../../mail/frame/colon.ts';
import { clip } from '../../../mail/frame/short-text.ts';
import { describeDetail } from '../../../mail/work/describe-detail.ts';
import { toBookingView } from '../read/booking-view.ts';
import { doubtInFrench } from './doubt-in-french.ts';
import { titleInLanguage } from './title-of.ts';
import { isAsBooked, wordsOfItem } from './words-of-item.ts';

type Line = BookingView['itemsSnapshot'][number];

const LINE_MAX = 300;

/**
 * A booking's work in the language that staff read, whatever the customer booked in: a line for each service. Of a
 * delivery each stop has one of its own, as whoever drives has nothing else without a connection or on paper; one below
 * the first tells the office, which reads French, where it has to look at the road. What the catalogue does not know any
 * more, and the lines of an accepted quote, stand as they were booked.
 */
export function workForStaff(booking: BookingRow, book: PriceBook, language: Locale): string[] {
  return linesForStaff(booking, book, language)
    .flatMap((line) => linesOf(line, language))
    .map((line) => clip(line, LINE_MAX));
}

function linesOf({ serviceTitle: title, detail, qty }: Line, language: Locale): string[] {
  const named = (told: string) => `${title}${colon[language]} ${told}`;
  const roads = detail.flatMap((one) => {
    if (!one.delivery) return [];
    const [head = '', ...stops] = describe(one, language);
    const doubt = language === 'fr' ? doubtInFrench(one.delivery) : undefined;
    return [named(head), ...(doubt === undefined ? [] : [doubt]), ...stops];
  });
  const told = counted(detail.filter(({ delivery }) => !delivery).flatMap((one) => describe(one, language)));
  if (told.length > 0) return [named(told.join(between[language])), ...roads];
  return roads.length > 0 ? roads : [qty > 1 ? `${title} × ${qty}` : title];
}

const between = { en: '; ', es: '; ', fr: '\u00a0; ' } as const satisfies Record<Locale, string>;

/** The lines of the booking with their titles, rooms and options in a language, amounts as they are. */
export function linesForStaff(booking: BookingRow, book: PriceBook, language: Locale): Line[] {
  const { itemsSnapshot: lines } = toBookingView(booking);
  if (booking.locale === language || !isAsBooked(booking)) return lines;
  return lines.map((line, index) => {
    const item = booking.items[index];
    const words = item && wordsOfItem(item, book, language);
    if (!words) return line;
    const detail = line.detail.map((booked, place) => ({ ...booked, ...words.instances[place] }));
    return { ...line, serviceTitle: words.serviceTitle, detail };
  });
}

/** "Nettoyage de moquette + 2", also of what was booked in another language. */
export function titleForStaff(booking: BookingRow, book: PriceBook, language: Locale): string {
  return booking.locale === language ? booking.serviceTitle : titleInLanguage(booking, book, language);
}

/** A room or a seat is one text with its name in front: the line has its colon already. */
function describe(detail: Line['detail'][number], language: Locale): string[] {
  const { label, request, delivery } = detail;
  const told = describeDetail({ ...detail, label: undefined }, language);
  return label === undefined || request || delivery ? told : [[label, ...told].join(', ')];
}

/** "2 × Chambre, 120 pi²" for what is the same twice. */
function counted(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text));
}
