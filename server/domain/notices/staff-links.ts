import type { Id } from '#shared/kernel/ids.ts';

/** Ways into the back office beside that of a visit: whoever follows one has to be let in as staff first. */
export function mailPath(id: Id): string {
  return `/admin/mails/${id}`;
}

export const CALENDAR_PATH = '/admin/calendar';
export const NOTICES_PATH = '/admin/notices';
