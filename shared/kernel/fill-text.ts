import { type Locale, type LocalizedText, locales } from './locale.ts';

/**
 * A text in every language: where one is missing, that of `fallback`, and where that is missing too, any that is there
 * (D391). Empty only where all are.
 */
export function fillText(words: Partial<LocalizedText>, fallback: Locale): LocalizedText {
  const any = locales.map((locale) => words[locale]).find((text) => text) ?? '';
  const inLocale = (locale: Locale) => words[locale] || words[fallback] || any;
  return { en: inLocale('en'), es: inLocale('es'), fr: inLocale('fr') };
}
