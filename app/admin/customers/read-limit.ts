import { CUSTOMERS_LIMIT } from '#shared/api/admin/customers.ts';

/** A whole number from 1 to 500 (D346); undefined for all else. */
export function readLimit(text: string): number | undefined {
  if (!/^\s*\d{1,4}\s*$/.test(text)) return undefined;
  const limit = Number(text);
  return limit >= CUSTOMERS_LIMIT.min && limit <= CUSTOMERS_LIMIT.max ? limit : undefined;
}
