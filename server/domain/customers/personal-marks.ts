/** Who somebody is, as they may have typed it into a note of a cart that never became a booking. */
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
  const marks = [email, ...texts].map((text) => JSON.stringify(text.trim().toLowerCase()).slice(1, -1));
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
