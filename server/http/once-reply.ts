import type { Once } from '../domain/idempotency/run-once.ts';
import { Reply } from './route.ts';

/** An answer that says of itself when it is one from before (reliability 3.6); `status` where it is not the row's. */
export function onceReply<Body>({ body, replayed }: Once<Body>, status?: number): Reply<Body> {
  return new Reply(body, {
    ...(status !== undefined && { status }),
    ...(replayed && { headers: { 'Idempotent-Replayed': 'true' } }),
  });
}
