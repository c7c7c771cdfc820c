import { formatMoney } from '../../../i18n/format.ts';

export function money(cents: number): string {
  return formatMoney(cents, 'fr');
}
