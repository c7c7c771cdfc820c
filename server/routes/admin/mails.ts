import * as z from 'zod/mini';
import { mailsAnswer, mailsQuery, mailView } from '#shared/api/admin/mails.ts';
import { id } from '#shared/api/wire.ts';
import { listMailPage, readMail, retryMail } from '../../domain/mails/list-mails.ts';
import { route } from '../../http/calls/route.ts';

export const adminMailRoutes = [
  route({
    method: 'GET',
    path: '/admin/mails',
    summary: 'The mail outbox, newest first; `state` shows only the dead, say',
    who: 'admin',
    role: 'office',
    limit: 'read',
    query: mailsQuery,
    status: 200,
    output: mailsAnswer,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, query }) => listMailPage(deps, tenant, query),
  }),
  route({
    method: 'GET',
    path: '/admin/mails/:id',
    summary: 'One mail as its recipient reads it',
    who: 'admin',
    role: 'office',
    limit: 'read',
    params: z.object({ id }),
    status: 200,
    output: mailView,
    errors: ['admin.denied', 'mail.not_found'],
    handle: ({ deps, tenant, params }) => readMail(deps, tenant, params.id),
  }),
  route({
    method: 'POST',
    path: '/admin/mails/:id/retry',
    summary: 'Try a dead mail again; any other answers as it is',
    who: 'admin',
    role: 'office',
    limit: 'write',
    params: z.object({ id }),
    status: 200,
    output: mailView,
    errors: ['admin.denied', 'mail.not_found'],
    handle: ({ deps, tenant, params }) => retryMail(deps, tenant, params.id),
  }),
];
