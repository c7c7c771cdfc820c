import type * as z from 'zod/mini';
import type { Instant } from '#shared/kernel/instant.ts';
import type { Answer } from '../wire/http.ts';

/** Something of the back office that the server is asked for and the device keeps a copy of (D354). */
export interface AdminRead<Body> {
  /** What the copy is kept under, such as `pricing`. The same key is the same thing. */
  readonly key: string;
  /** Asks the server; `signal` ends it early. */
  readonly load: (signal: AbortSignal) => Promise<Answer<Body>>;
  /** What a copy must still look like after an update of the app. */
  readonly schema: z.ZodMiniType<Body>;
}

/** What a read answered, and when. */
export interface AdminCopy<Body> {
  readonly body: Body;
  readonly fetchedAt: Instant;
}
