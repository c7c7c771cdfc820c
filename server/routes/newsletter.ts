import {
  newsletterAsked,
  newsletterConfirmed,
  newsletterInput,
  newsletterLeft,
  newsletterLink,
  newsletterOneClick,
} from '#shared/api/newsletter.ts';
import {
  askSubscription,
  confirmSubscription,
  endSubscription,
} from '../domain/newsletter/change-subscription.ts';
import { leavePage } from '../domain/newsletter/newsletter-link.ts';
import { onceReply, Reply, route } from '../http/calls/route.ts';

/** What a mail program's button calls; it can name no headers, so the tenant stands in the address. */
const oneClick = {
  path: '/newsletter/one-click',
  who: 'anyone',
  scope: 'link',
  limit: 'link',
  tenantInQuery: true,
  query: newsletterOneClick,
} as const;

export const newsletterRoutes = [
  route({
    method: 'POST',
    path: '/newsletter',
    summary: 'Ask for the newsletter; a mail with a link follows. The same answer whoever asks',
    who: 'anyone',
    scope: 'bookings:write',
    limit: 'newsletter',
    body: newsletterInput,
    status: 202,
    output: newsletterAsked,
    errors: ['idempotency.in_progress', 'idempotency.reused'],
    idempotent: 'optional',
    handle: async ({ deps, tenant, body, idempotencyKey }) =>
      onceReply(await askSubscription(deps, tenant, body, idempotencyKey)),
  }),
  route({
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Subscribe for good, with the link that was mailed; twice is the same answer',
    who: 'anyone',
    scope: 'link',
    limit: 'link',
    body: newsletterLink,
    status: 200,
    output: newsletterConfirmed,
    errors: ['link.invalid'],
    handle: ({ deps, tenant, body }) => confirmSubscription(deps, tenant, body),
  }),
  route({
    method: 'POST',
    path: '/newsletter/unsubscribe',
    summary: 'Leave the newsletter, with the link of any of its mails; twice is the same answer',
    who: 'anyone',
    scope: 'link',
    limit: 'link',
    body: newsletterLink,
    status: 200,
    output: newsletterLeft,
    errors: ['link.invalid'],
    handle: ({ deps, tenant, body }) => endSubscription(deps, tenant, body),
  }),
  route({
    ...oneClick,
    method: 'POST',
    summary: 'Leave the newsletter with the button of a mail program (RFC 8058); its form body is not read',
    status: 200,
    output: newsletterLeft,
    errors: ['link.invalid'],
    handle: ({ deps, tenant, query }) => endSubscription(deps, tenant, query),
  }),
  route({
    ...oneClick,
    method: 'GET',
    summary:
      'To the page where people leave, for mail programs that open the address instead; changes nothing',
    status: 303,
    errors: ['link.invalid'],
    handle: async ({ deps, tenant, query }) =>
      new Reply(undefined, { headers: { Location: leavePage(deps.env, tenant, query) } }),
  }),
];
