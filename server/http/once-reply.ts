import type { Once } from '../domain/idempotency/run-once.ts';
import { Reply } from './route.ts';

/** An answer that says of itself when it is one from before (reliability 3.6). */
export function onceReply<Body>({ body, replayed }: Once<Body>): Reply<Body> {
  return new Reply(body, replayed ? { headers: { 'Idempotent-Replayed': 'true' } } : {});
}
