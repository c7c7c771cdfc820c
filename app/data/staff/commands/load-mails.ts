import type * as z from 'zod/mini';
import { type MailHead, type MailView, mailsAnswer, mailView } from '#shared/api/admin/mails.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';

/** A page of the outbox, newest first. Not stored on the device: mails name people. */
export function loadMails(
  cursor?: string,
  state?: MailHead['state'],
): Promise<Answer<z.infer<typeof mailsAnswer>>> {
  return adminCall({
    method: 'GET',
    path: '/admin/mails',
    query: { cursor, state },
    schema: mailsAnswer,
  });
}

/** Tries a dead mail again from the start; safe to press twice. */
export function retryMail(id: Id): Promise<Answer<MailView>> {
  return adminCall({
    method: 'POST',
    path: `/admin/mails/${encodeURIComponent(id)}/retry`,
    schema: mailView,
  });
}

export function loadMail(id: Id): Promise<Answer<MailView>> {
  return adminCall({
    method: 'GET',
    path: `/admin/mails/${encodeURIComponent(id)}`,
    schema: mailView,
  });
}
