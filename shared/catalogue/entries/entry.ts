import { type Locale, type LocalizedText, locales } from '../../kernel/locale.ts';
import type { OptionGroup } from '../option.ts';

/** What a catalogue is made of, as its tables and addresses name it. */
export const entryTypes = ['services', 'products', 'options'] as const;
export type EntryType = (typeof entryTypes)[number];

/** What the owner writes of an entry; what a type has none of stays empty. Its price is changed where all prices are (D392). */
export interface EntryFields {
  /** A language that is missing is an empty text. */
  readonly title: LocalizedText;
  /** Of a service: what its card says below the title. */
  readonly teaser: LocalizedText;
  /** Path of a drawing or of a file; of a product it may be empty. */
  readonly image: string;
  /** Of an option. */
  readonly emoji: string;
  /** Of a product: seats included in its price; null where seats are not asked for. */
  readonly minSeats: number | null;
  /** Of a seated product: dollars of each further seat. */
  readonly extraSeat: number | null;
  /** Of a product its working minutes, of an option those it adds; null: as the kind says. */
  readonly minutes: number | null;
  /** False: customers are not shown it. */
  readonly active: boolean;
}
export type EntryField = keyof EntryFields;

/** Which of them an entry of a type has. */
export const fieldsOfEntry: Readonly<Record<EntryType, readonly EntryField[]>> = {
  services: ['title', 'teaser', 'image', 'active'],
  products: ['title', 'image', 'minSeats', 'extraSeat', 'minutes', 'active'],
  options: ['title', 'emoji', 'minutes', 'active'],
};

/** In UTF-16 units; what a card holds on a phone. */
export const TITLE_MAX = 80;
export const TEASER_MAX = 240;
/** An emoji may be several joined ones: a family of four is eleven units. */
export const EMOJI_MAX = 16;
export const IMAGE_MAX = 200;
/** A full day of one crew (shared/durations). */
const MINUTES_MAX = 600;
/** More seats than a piece of furniture has (shared/cart/limits.ts lets a customer name more). */
const MIN_SEATS_MAX = 20;
const EXTRA_SEAT_MAX = 10_000;

export const noWords: LocalizedText = { en: '', es: '', fr: '' };

/** The groups of options that an owner may add to; the address of an option begins with its group's (optionGroup). */
export const ownGroups = ['size', 'soil', 'treatment', 'service', 'unit'] as const satisfies OptionGroup[];

type EntryFault = 'required' | 'invalid' | 'too_long' | 'too_small' | 'too_large';
export type EntryFaults = Readonly<Record<string, EntryFault>>;

/** One of our drawings, or a file that the company brought, by its hash (D401). */
const PICTURE = /^\/(?:drawings\/[a-z0-9-]+(?:\/[a-z0-9-]+)*\.svg|api\/files\/[0-9a-f]{64})$/;

/** Also what joins or turns text, which would change the words that it stands between. */
const UNFIT = /\p{Cc}|\p{Bidi_Control}/u;

/** What is wrong with an entry, by field; words by field and language, such as `title.fr`. Asked by the form and by the server. */
export function findEntryFaults(type: EntryType, entry: EntryFields): EntryFaults {
  const has = (field: EntryField) => fieldsOfEntry[type].includes(field);
  const faults: [string, EntryFault | undefined][] = [
    ...wordFaults('title', entry.title, TITLE_MAX),
    ...(has('teaser') ? wordFaults('teaser', entry.teaser, TEASER_MAX) : []),
  ];
  if (locales.every((locale) => entry.title[locale].trim() === '')) faults.push(['title', 'required']);
  if (has('image')) faults.push(['image', imageFault(type, entry.image)]);
  if (has('emoji')) faults.push(['emoji', emojiFault(entry.emoji)]);
  if (has('minutes'))
    faults.push(['minutes', countFault(entry.minutes, type === 'products' ? 1 : 0, MINUTES_MAX)]);
  if (has('minSeats')) faults.push(['minSeats', countFault(entry.minSeats, 1, MIN_SEATS_MAX)]);
  if (has('extraSeat')) faults.push(['extraSeat', centsFault(entry.extraSeat)]);
  return Object.fromEntries(faults.filter((pair): pair is [string, EntryFault] => pair[1] !== undefined));
}

function wordFaults(field: string, words: LocalizedText, max: number): [string, EntryFault | undefined][] {
  return locales.map((locale) => [`${field}.${locale}`, textFault(words[locale], max)]);
}

function textFault(text: string, max: number): EntryFault | undefined {
  if (text.trim().length > max) return 'too_long';
  return UNFIT.test(text.trim()) ? 'invalid' : undefined;
}

function imageFault(type: EntryType, image: string): EntryFault | undefined {
  if (image === '') return type === 'services' ? 'required' : undefined;
  return PICTURE.test(image) && image.length <= IMAGE_MAX ? undefined : 'invalid';
}

function emojiFault(emoji: string): EntryFault | undefined {
  if (emoji.length > EMOJI_MAX) return 'too_long';
  return /[\p{L}\p{Cc}<>&"']/u.test(emoji) ? 'invalid' : undefined;
}

function countFault(count: number | null, min: number, max: number): EntryFault | undefined {
  if (count === null) return undefined;
  if (!Number.isInteger(count)) return 'invalid';
  if (count < min) return 'too_small';
  return count > max ? 'too_large' : undefined;
}

function centsFault(dollars: number | null): EntryFault | undefined {
  if (dollars === null) return undefined;
  if (!Number.isFinite(dollars) || Math.abs(dollars * 100 - Math.round(dollars * 100)) > 1e-6)
    return 'invalid';
  if (dollars < 0) return 'too_small';
  return dollars > EXTRA_SEAT_MAX ? 'too_large' : undefined;
}

/** Words without space around them, and what belongs to seats only where there are some. */
export function tidyEntry(entry: EntryFields): EntryFields {
  return {
    ...entry,
    title: trimmed(entry.title),
    teaser: trimmed(entry.teaser),
    emoji: entry.emoji.trim(),
    extraSeat: entry.minSeats === null ? null : entry.extraSeat,
  };
}

function trimmed(words: LocalizedText): LocalizedText {
  const tidy = (locale: Locale) => words[locale].trim().replace(/ {2,}/g, ' ');
  return { en: tidy('en'), es: tidy('es'), fr: tidy('fr') };
}

/** Languages in which a customer reads words of another. */
export function missingLocales(words: LocalizedText): readonly Locale[] {
  return locales.filter((locale) => words[locale].trim() === '');
}
