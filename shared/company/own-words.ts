import { type Locale, type LocalizedText, locales } from '../kernel/locale.ts';
import type { SettingsFault, SettingsFaults } from './section.ts';

/** What joins or turns text would change the words that it stands between; a line may end. */
const UNFIT = /[^\P{Cc}\n]|\p{Cf}/u;

/** In a language; where it is missing, in the company's own; '' where neither is there, and ours are said. */
export function ownWords(words: LocalizedText, locale: Locale, fallback: Locale): string {
  return words[locale] || words[fallback];
}

/** The languages that a customer would read in another one, because nothing is written in theirs. */
export function missingLocales(words: LocalizedText): readonly Locale[] {
  const missing = locales.filter((locale) => words[locale].trim() === '');
  return missing.length === locales.length ? [] : missing;
}

/** No space around a text or a line, no two empty lines, and one space where there were several. */
export function tidyWords(words: LocalizedText): LocalizedText {
  const tidied = locales.map((locale) => [locale, tidyText(words[locale])] as const);
  return { ...words, ...Object.fromEntries(tidied) };
}

function tidyText(text: string): string {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim().replace(/[^\S\n]+/g, ' '));
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** `max` in UTF-16 units, of each language, tidied. */
export function findWordFaults(path: string, typed: LocalizedText, max: number): SettingsFaults {
  const words = tidyWords(typed);
  const faults: { [field: string]: SettingsFault } = {};
  for (const locale of locales) {
    const fault = faultOf(words[locale], max);
    if (fault) faults[`${path}.${locale}`] = fault;
  }
  return faults;
}

function faultOf(text: string, max: number): SettingsFault | undefined {
  if (text.length > max) return 'too_long';
  return UNFIT.test(text) ? 'invalid' : undefined;
}
