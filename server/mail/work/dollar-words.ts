import type { Locale } from '#shared/kernel/locale.ts';
import { toCents } from '#shared/kernel/money.ts';
import { writeMoney } from '#shared/kernel/write-money.ts';

/** An amount as it is on the wire; with `short`, for one that a person named, round dollars without cents. */
export function dollarWords(dollars: number, locale: Locale, look: 'short' | 'exact' = 'exact'): string {
  return writeMoney(toCents(dollars), locale, look);
}
