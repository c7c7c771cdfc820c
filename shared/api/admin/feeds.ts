import * as z from 'zod/mini';
import { id, instant, text } from '../wire.ts';
import { ownSecret } from './own-secret.ts';

export const FEED_LABEL_MAX = 80;
/** More calendars than a company has people who plan. */
export const FEEDS_MAX = 20;

const feedView = z.object({ id, label: z.string(), createdAt: instant });

/** GET /admin/feeds: calendars that may read the visits. */
export const feedsView = z.object({ feeds: z.array(feedView) });
export type FeedsView = z.infer<typeof feedsView>;

/** POST /admin/feeds; 409 `feed.too_many` beyond FEEDS_MAX. */
export const addFeedInput = z.object({ label: text(FEED_LABEL_MAX), own: z.optional(ownSecret) });
export type AddFeedInput = z.infer<typeof addFeedInput>;
/** The address is in this answer and in no other. */
export const addedFeedView = z.object({ ...feedView.shape, url: z.string() });
export type AddedFeedView = z.infer<typeof addedFeedView>;
