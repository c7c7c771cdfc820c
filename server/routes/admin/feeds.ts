import * as z from 'zod/mini';
import { addedFeedView, addFeedInput, feedsView } from '#shared/api/admin/feeds.ts';
import { id, text } from '#shared/api/wire.ts';
import { addFeed, listFeeds, removeFeed } from '../../domain/feeds/manage-feeds.ts';
import { showFeed } from '../../domain/feeds/show-feed.ts';
import { Reply, route } from '../../http/calls/route.ts';

export const adminFeedRoutes = [
  route({
    method: 'GET',
    path: '/admin/feed/:token.ics',
    summary:
      'The visits as a calendar that is read again and again, for who holds the address; no names, no streets',
    who: 'anyone',
    scope: 'none',
    limit: 'link',
    tenantInQuery: true,
    params: z.object({ token: text(100) }),
    status: 200,
    output: z.string(),
    mediaType: 'text/calendar',
    errors: ['link.invalid'],
    handle: async ({ deps, tenant, params }) => {
      const file = await showFeed(deps, tenant, params.token);
      return new Reply(file.text, {
        headers: { 'Content-Type': 'text/calendar; charset=utf-8', ETag: file.etag },
      });
    },
  }),
  route({
    method: 'GET',
    path: '/admin/feeds',
    summary: 'Calendars that may read the visits; their addresses are not told again',
    who: 'admin',
    role: 'owner',
    limit: 'read',
    status: 200,
    output: feedsView,
    errors: ['admin.denied'],
    handle: ({ deps, tenant }) => listFeeds(deps, tenant),
  }),
  route({
    method: 'POST',
    path: '/admin/feeds',
    summary: 'A new address for a calendar, told once; the same `own` again is the same address',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    body: addFeedInput,
    status: 201,
    output: addedFeedView,
    errors: ['admin.denied', 'feed.too_many'],
    handle: ({ deps, tenant, body }) => addFeed(deps, tenant, body),
  }),
  route({
    method: 'DELETE',
    path: '/admin/feeds/:id',
    summary: 'Ends an address; 204 whether or not it existed',
    who: 'admin',
    role: 'owner',
    limit: 'write',
    params: z.object({ id }),
    status: 204,
    errors: ['admin.denied'],
    handle: ({ deps, tenant, params }) => removeFeed(deps, tenant, params.id),
  }),
];
