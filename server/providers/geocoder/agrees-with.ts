import type { LocateAsk } from './port.ts';

/** What a service says it found. */
export interface FoundAddress {
  readonly street?: string | undefined;
  readonly placeName?: string | undefined;
  readonly city?: string | undefined;
  readonly state?: string | undefined;
  readonly zip?: string | undefined;
}

/**
 * Whether a find is the address that was typed. Services would rather answer something than nothing, and a Main Street
 * of another town would be priced and driven to: state, and ZIP or town, and one word of the street have to be the same.
 */
export function agreesWith(ask: LocateAsk, found: FoundAddress): boolean {
  const isState = found.state === undefined || ask.state === '' || fold(ask.state) === fold(found.state);
  const zip = ask.zip.slice(0, 5);
  const isZip = zip !== '' && found.zip?.slice(0, 5) === zip;
  const isCity = found.city !== undefined && fold(found.city) === fold(ask.city);
  return isState && (isZip || isCity) && sharesWord(ask, found);
}

/** Numbered roads are told apart by their number alone: 8th Street and 9th, State Road 50 and 436. */
function sharesWord(ask: LocateAsk, found: FoundAddress): boolean {
  const asked = wordsOf(ask.street.replace(/^\s*\d+\w?\s/, '')).concat(wordsOf(ask.placeName ?? ''));
  const there = new Set(wordsOf(`${found.street ?? ''} ${found.placeName ?? ''}`));
  const numbers = asked.filter((word) => /\d/.test(word));
  return asked.some((word) => there.has(word)) && numbers.every((number) => there.has(number));
}

/** Half the streets are one of these; that both are streets says nothing. */
const everywhere = new Set(
  [
    'street st avenue ave road rd drive dr lane ln court ct boulevard blvd way place pl circle cir terrace ter',
    'north n south s east e west w ne nw se sw northeast northwest southeast southwest the apt unit state',
  ]
    .join(' ')
    .split(' '),
);

const wordsOf = (text: string) =>
  fold(text)
    .split(' ')
    .map((word) => word.replace(/^(\d+)(st|nd|rd|th)$/, '$1'))
    .filter((word) => word !== '' && !everywhere.has(word));

/** Without case, accents and punctuation. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
