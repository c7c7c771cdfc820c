import type { BookingView } from '#shared/api/bookings.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import { colon } from '../../../mail/frame/colon.ts';
import { clip } from '../../../mail/frame/short-text.ts';
import { describeDetail } from '../../../mail/work/describe-detail.ts';
import { toBookingView } from '../read/booking-view.ts';
import { doubtInFrench } from './doubt-in-french.ts';
import { titleOf } from './title-of.ts';
import { isAsBooked, wordsOfItem } from './words-of-item.ts';

type Line = BookingView['itemsSnapshot'][number];

const LINE_MAX = 300;

/**
 * A booking's work for staff, who read French whatever the customer booked in: a line for each service, and one below
 * where staff have to look at a road first. What the catalogue does not know any more, and the lines of an accepted
 * quote, stand as they were booked.
 */
export function workInFrench(booking: BookingRow, book: PriceBook): string[] {
  return linesInFrench(booking, book).flatMap(({ serviceTitle: title, detail, qty }) => {
    const doubts = detail.flatMap(({ delivery }) => (delivery && doubtInFrench(delivery)) ?? []);
    const told = counted(detail.flatMap(describe));
    const many = told.length === 0 && qty > 1 ? ` × ${qty}` : '';
    const work = told.length === 0 ? `${title}${many}` : `${title}${colon.fr} ${told.join('\u202f; ')}`;
    return [work, ...doubts].map((line) => clip(line, LINE_MAX));
  });
}

/** The lines of the booking with their titles, rooms and options in French, amounts as they are. */
export function linesInFrench(booking: BookingRow, book: PriceBook): Line[] {
  const { itemsSnapshot: lines } = toBookingView(booking);
  if (booking.locale === 'fr' || !isAsBooked(booking)) return lines;
  return lines.map((line, index) => {
    const item = booking.items[index];
    const words = item && wordsOfItem(item, book, 'fr');
    if (!words) return line;
    const detail = line.detail.map((booked, place) => ({ ...booked, ...words.instances[place] }));
    return { ...line, serviceTitle: words.serviceTitle, detail };
  });
}

/** "Nettoyage de moquette + 2", also of what was booked in another language. */
export function titleInFrench({ items, locale, serviceTitle }: BookingRow, book: PriceBook): string {
  if (locale === 'fr' || !items.every(({ serviceId }) => book.services.has(serviceId))) return serviceTitle;
  return titleOf(items, book, 'fr').serviceTitle || serviceTitle;
}

/** A room or a seat is one text with its name in front: the line has its colon already. */
function describe(detail: Line['detail'][number]): string[] {
  const { label, request, delivery } = detail;
  const told = describeDetail({ ...detail, label: undefined }, 'fr');
  return label === undefined || request || delivery ? told : [[label, ...told].join(', ')];
}

/** "2 × Chambre, 120 pi²" for what is the same twice. */
function counted(texts: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => (count > 1 ? `${count} × ${text}` : text));
}
