import { type Id, isId } from '#shared/kernel/ids.ts';
import { type Instant, instantFromMs } from '#shared/kernel/instant.ts';
import { AppError } from '../errors/app-error.ts';

/** The last row of a page in a list by time, after which the next page begins. */
export interface PagePlace {
  /** Whole milliseconds, as the list compares them. */
  readonly at: Instant;
  readonly id: Id;
}

/** Fourteen digits end in the year 5138, long before PostgreSQL's own form of years does. */
const CURSOR = /^(\d{1,14})_(.+)$/;

export function cursorAfter({ at, id }: PagePlace): string {
  return `${at}_${id}`;
}

/** As the page before gave it; absent or empty for the first page. Throws request.invalid for anything else. */
export function readCursor(cursor: string | undefined): PagePlace | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const [, ms, id] = CURSOR.exec(cursor) ?? [];
  if (id === undefined || !isId(id)) throw new AppError('request.invalid', { fields: { cursor: 'invalid' } });
  return { at: instantFromMs(Number(ms)), id };
}
