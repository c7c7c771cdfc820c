export const locales = ['en', 'es', 'fr'] as const;
export type Locale = (typeof locales)[number];

/** One text in every language of the product, as catalogue rows keep it. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Each under its own name, as a list of languages shows it in every language. */
export const localeNames: Readonly<Record<Locale, string>> = { en: 'English', es: 'Español', fr: 'Français' };

/** Of an address that asks for a language, whatever the browser's is: `/services?lang=es` (D290). */
export const LANGUAGE_PARAM = 'lang';

/** BCP 47, for `Intl`: English and Spanish as written in the United States, French as in France. */
export const localeTags: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US', fr: 'fr-FR' };

export function isLocale(text: string): text is Locale {
  return locales.some((locale) => locale === text);
}

/** The first browser language by its primary subtag, otherwise the tenant's default (D17). */
export function chooseLocale(browserLanguages: readonly string[], fallback: Locale): Locale {
  const primary = browserLanguages[0]?.split('-')[0]?.toLowerCase() ?? '';
  return isLocale(primary) ? primary : fallback;
}
