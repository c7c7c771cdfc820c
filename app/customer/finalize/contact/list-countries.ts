import type { Locale } from '#shared/kernel/locale.ts';
import { countryCodes } from './country-codes.ts';

export interface Country {
  readonly value: string;
  readonly label: string;
}

/** The United States first, the rest by name in the reader's language. */
export function listCountries(locale: Locale): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const byName = new Intl.Collator(locale);
  const all = countryCodes.map((value) => ({ value, label: names.of(value) ?? value }));
  return [
    ...all.filter(({ value }) => value === 'US'),
    ...all.filter(({ value }) => value !== 'US').sort((a, b) => byName.compare(a.label, b.label)),
  ];
}
