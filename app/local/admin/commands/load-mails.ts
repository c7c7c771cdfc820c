import type * as z from 'zod/mini';
import { mailsAnswer, mailView } from '#shared/api/admin.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { type Answer, call } from '../../http.ts';
import { adminHeaders } from './admin-session.ts';

/** A page of the outbox, newest first. Not stored on the device: mails name people. */
export function loadMails(cursor?: string): Promise<Answer<z.infer<typeof mailsAnswer>>> {
  return call({
    method: 'GET',
    path: '/admin/mails',
    query: { cursor },
    headers: adminHeaders(),
    schema: mailsAnswer,
  });
}

export function loadMail(id: Id): Promise<Answer<z.infer<typeof mailView>>> {
  return call({
    method: 'GET',
    path: `/admin/mails/${encodeURIComponent(id)}`,
    headers: adminHeaders(),
    schema: mailView,
  });
}
