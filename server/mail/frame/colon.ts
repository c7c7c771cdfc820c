import type { Locale } from '#shared/kernel/locale.ts';

/** French keeps the colon off its word, by a space that does not break. */
export const colon: Readonly<Record<Locale, string>> = { en: ':', es: ':', fr: '\u00a0:' };
