import * as z from 'zod/mini';
import { id } from '../wire.ts';

/**
 * What a device makes of that which is told once, so that it can ask again after an answer that was lost: the same two are
 * the same row (D520). Whoever names none gets both from the server.
 */
export const ownSecret = z.object({
  id,
  /** 256 random bits in base64url; the server puts in front what kind of secret it is. */
  secret: z.string().check(z.regex(/^[\w-]{43}$/, 'invalid')),
});
