import type { Locale } from './locale.ts';
import type { Cents } from './money.ts';

/** Between thousands, and before the cents. French spaces are those that no line may end at. */
const marks: Readonly<Record<Locale, { readonly group: string; readonly point: string }>> = {
  en: { group: ',', point: '.' },
  es: { group: ',', point: '.' },
  fr: { group: '\u202f', point: ',' },
};

/**
 * $1,234.50 in English and in the Spanish of the United States, 1 234,50 $ in French: as `Intl` of today writes it, but the
 * same in every mail, on every device and in the page that the server drew, which browsers with other spaces would draw
 * anew. A phone's first `Intl.NumberFormat` takes longer than all the prices of a screen.
 * `short` leaves out cents that are 00; nothing is rounded (D22). The minus is one that can be seen before a figure.
 */
export function writeMoney(cents: Cents, locale: Locale, look: 'short' | 'exact' = 'short'): string {
  const { group, point } = marks[locale];
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  const rest = Math.abs(cents) % 100;
  const figure = look === 'short' && rest === 0 ? whole : `${whole}${point}${String(rest).padStart(2, '0')}`;
  const amount = locale === 'fr' ? `${figure}\u00a0$` : `$${figure}`;
  return cents < 0 ? `−${amount}` : amount;
}
