import { type Locale, localeTags } from '#shared/kernel/locale.ts';

/** An amount that a person named, which is none of ours: round dollars without cents. */
export function dollarWords(value: number, locale: Locale): string {
  return new Intl.NumberFormat(localeTags[locale], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(value);
}
