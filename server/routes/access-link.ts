import * as z from 'zod/mini';
import { accessLinkAsked, accessLinkInput, mailboxInput } from '#shared/api/access-link.ts';
import { askAccessLink } from '../domain/links/ask-access-link.ts';
import { confirmMailbox } from '../domain/links/mailbox-link.ts';
import { onceReply, route } from '../http/calls/route.ts';

export const accessLinkRoutes = [
  route({
    method: 'POST',
    path: '/access-link',
    summary: 'Ask for a link to one’s bookings; it is mailed to who has booked. The same answer whoever asks',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'access',
    body: accessLinkInput,
    status: 202,
    output: accessLinkAsked,
    errors: ['idempotency.in_progress', 'idempotency.reused'],
    idempotent: 'optional',
    handle: async ({ deps, tenant, body, idempotencyKey }) =>
      onceReply(await askAccessLink(deps, tenant, body, idempotencyKey)),
  }),
  route({
    method: 'POST',
    path: '/mailbox/confirm',
    summary: 'Somebody followed a link of a mail, so the address is theirs; twice is the same',
    who: 'anyone',
    scope: 'link',
    limit: 'link',
    body: mailboxInput,
    status: 200,
    output: z.object({}),
    errors: ['link.invalid'],
    handle: async ({ deps, tenant, body }) => {
      await confirmMailbox(deps, tenant, body);
      return {};
    },
  }),
];
