import { Reply } from './route.ts';

/** An answer that says of itself when it is one from before (reliability 3.6); `status` where it is not the row's. */
export function onceReply<Body>(
  { body, replayed }: { readonly body: Body; readonly replayed: boolean },
  status?: number,
): Reply<Body> {
  return new Reply(body, {
    ...(status !== undefined && { status }),
    ...(replayed && { headers: { 'Idempotent-Replayed': 'true' } }),
  });
}
