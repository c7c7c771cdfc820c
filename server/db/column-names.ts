/**
 * Columns are snake_case in PostgreSQL and camelCase in what builders say and answer. And the types of tables: a
 * repository declares its own in Knex's `Tables`.
 */
import type { Knex } from 'knex';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';

/** A tenant's table whose rows are read as `Row`; columns of `Defaults` may be left out of what is inserted. */
export type Table<Row, Defaults extends keyof Row = never> = Knex.CompositeTableType<
  Row & OfTenant,
  Omit<Written<Row>, Defaults> & Partial<Pick<Written<Row>, Defaults>> & OfTenant,
  Partial<Written<Row>>
>;

interface OfTenant {
  readonly tenantId: Id;
}

/** Instants are written as ISO 8601, documents as JSON. */
type Written<Row> = { [Column in keyof Row]: WrittenAs<Row[Column]> };
type WrittenAs<Value> = Value extends Instant ? string : Value extends object ? Value | string : Value;

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Of rows, a row, or what has none. Documents inside keep their keys. */
export function camelKeys(answer: unknown): unknown {
  if (Array.isArray(answer)) return answer.map(camelKeys);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [camelCase(key), value]));
}

function camelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
