import { isId } from '#shared/kernel/ids.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { PagePlace } from '../db/page-place.ts';
import { AppError } from './app-error.ts';

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
