import type { CustomerView } from '#shared/api/admin/customers.ts';
import { searchWords } from '#shared/booking/search-words.ts';

/** By name, e-mail, town and digits of the phone, blind for accents and capitals; every word must be somewhere. */
export function findCustomers(customers: readonly CustomerView[], text: string): readonly CustomerView[] {
  const words = searchWords(text).map(plain);
  return customers.filter(({ customerName, email, city, phone }) => {
    const digits = (phone ?? '').replace(/\D/g, '');
    const known = plain([customerName, email, city, digits].join('\n'));
    return words.every((word) => known.includes(word));
  });
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[œŒ]/g, 'oe')
    .toLowerCase();
}
