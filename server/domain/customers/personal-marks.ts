import { smallLetters } from '#shared/booking/search-words.ts';

/** Who a customer is, as they may have typed it into a note of a cart that never became a booking. */
interface Contact {
  readonly customerName: string;
  readonly phone: string | null;
  readonly addressLine1: string;
}

/** A shorter text stands in too many words: "Ana" in "banana", "5 A St" in nearly every street. */
const MARK_LENGTH_MIN = 7;
const US_DIGITS = /^\+?1?(\d{3})(\d{3})(\d{4})$/;

/**
 * Texts by which a person is found in carts, which know no customer: e-mail, names of two words or more, streets and
 * telephone numbers in the ways people here write them. Lower case and escaped as inside a JSON text, because that is
 * what they are looked for in. Too short ones are left out: they would find strangers.
 */
export function personalMarks(email: string, contacts: readonly Contact[]): string[] {
  const texts = contacts.flatMap(({ customerName, phone, addressLine1 }) => [
    ...(/\s/.test(customerName.trim()) ? [customerName] : []),
    addressLine1,
    ...waysToWrite(phone ?? ''),
  ]);
  const marks = [email, ...texts].map((text) => JSON.stringify(smallLetters(text.trim())).slice(1, -1));
  return [...new Set(marks)].filter((mark) => mark.length >= MARK_LENGTH_MIN);
}

function waysToWrite(phone: string): string[] {
  const [, area, exchange, line] = US_DIGITS.exec(phone.replace(/[^\d+]/g, '')) ?? [];
  if (area === undefined) return [phone];
  return [
    phone,
    `(${area}) ${exchange}-${line}`,
    ...['-', '.', ' ', ''].map((mark) => [area, exchange, line].join(mark)),
  ];
}

/**
 * What staff wrote of a customer, without who that is: e-mail, telephone, street, and the name, as a whole and word by
 * word, in their own bookings alone, where even a short name can be no other person's. Accents make no difference.
 */
export function withoutPerson(text: string, email: string, contacts: readonly Contact[]): string {
  const marks = contacts.flatMap(({ customerName, phone, addressLine1 }) => [
    customerName,
    addressLine1,
    ...waysToWrite(phone ?? ''),
    ...customerName.split(/\s+/),
  ]);
  const known = [email, ...marks].map((mark) => bareLetters(mark.trim())).filter((mark) => mark.length > 1);
  const longestFirst = [...new Set(known)].sort((a, b) => b.length - a.length).map(escapeForRegExp);
  const person = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  // Letters are compared without their marks, each beside the place where it stands in the text.
  const letters = [...text.normalize('NFC')];
  const bare = letters.map((letter) => bareLetters(letter) || letter);
  const placeOf = bare.flatMap((part, place) => Array.from({ length: part.length }, () => place));
  const gone = new Set<number>();
  const starts = new Set<number>();
  for (const found of bare.join('').matchAll(person)) {
    starts.add(placeOf[found.index] ?? 0);
    for (let at = found.index; at < found.index + found[0].length; at++) gone.add(placeOf[at] ?? 0);
  }
  return letters.map((letter, place) => (starts.has(place) ? '…' : gone.has(place) ? '' : letter)).join('');
}

function bareLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

function escapeForRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
