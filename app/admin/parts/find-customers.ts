import type { CustomerView } from '#shared/api/admin/customers.ts';

/** By name, e-mail and town, blind for accents and capitals, and by digits of the phone; every word must be somewhere. */
export function findCustomers(customers: readonly CustomerView[], text: string): readonly CustomerView[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return customers;
  const digits = text.replace(/\D/g, '');
  return customers.filter((customer) => {
    const known = plain(`${customer.customerName} ${customer.email} ${customer.city}`);
    const phone = (customer.phone ?? '').replace(/\D/g, '');
    const isPhone = digits.length >= 3 && /^[\d\s().+-]+$/.test(text) && phone.includes(digits);
    return isPhone || words.every((word) => known.includes(word));
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
