import * as z from 'zod/mini';
import { type AddedFeedView, addedFeedView, type FeedsView, feedsView } from '#shared/api/admin/feeds.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../../wire/http.ts';
import { adminCall } from '../../admin-call.ts';
import type { AdminRead } from '../../admin-read.ts';
import { makeOwnSecret, untilKnown } from '../../until-known.ts';

export const feedsRead: AdminRead<FeedsView> = {
  key: 'feeds',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/feeds', schema: feedsView, signal }),
  schema: feedsView,
};

const addUnder = untilKnown(makeOwnSecret);

/** The address is in the answer and nowhere else; it must be shown at once. Asked for again it is one (D520). */
export function addFeed(label: string): Promise<Answer<AddedFeedView>> {
  return addUnder(label, (own) =>
    adminCall({
      method: 'POST',
      path: '/admin/feeds',
      body: { json: { label, own } },
      schema: addedFeedView,
    }),
  );
}

/** The calendar that holds the address reads nothing any more. */
export function removeFeed(id: Id): Promise<Answer<unknown>> {
  return adminCall({
    method: 'DELETE',
    path: `/admin/feeds/${encodeURIComponent(id)}`,
    schema: z.unknown(),
  });
}
