import type { Locale } from '#shared/kernel/locale.ts';

/** As on screen: Spanish as it is written in Florida, with $ in front and its own letters for the zone. */
export const localeTag: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US', fr: 'fr-FR' };
