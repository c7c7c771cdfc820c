import type * as z from 'zod/mini';
import { accessLinkAsked } from '#shared/api/access-link.ts';
import { bookingView } from '#shared/api/bookings.ts';
import { newsletterAsked } from '#shared/api/newsletter.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { bookingPath, renewManagedBooking } from '../bookings/managed-booking.ts';
import { db } from '../device/db.ts';
import { withDb } from '../device/open.ts';
import type { AccessLinkIntent, CancelIntent, NewsletterIntent } from '../device/rows.ts';
import { type Answer, call } from '../wire/http.ts';
import { judgeRefusal, type Performed } from './performed.ts';

/** The stored copy shows the visit as cancelled only now that the server has said so. */
export function performCancel(row: CancelIntent): Promise<Performed> {
  return settle(row.id, post(`${bookingPath(row.bookingId)}/cancel`, row, bookingView), renewManagedBooking);
}

export function performNewsletter(row: NewsletterIntent): Promise<Performed> {
  return settle(row.id, post('/newsletter', row, newsletterAsked));
}

export function performAccessLink(row: AccessLinkIntent): Promise<Performed> {
  // 202 whether the address is known or not; there is nothing to read in it.
  return settle(row.id, post('/access-link', row, accessLinkAsked));
}

type Sendable = Pick<CancelIntent, 'id' | 'body'>;

/** The same key and the same bytes, however often it goes out (LC27). */
function post<Body>(
  path: string,
  { id, body }: Sendable,
  schema: z.ZodMiniType<Body>,
): Promise<Answer<Body>> {
  return call({ method: 'POST', path, headers: { 'Idempotency-Key': id }, body: { bytes: body }, schema });
}

/** The answer and the end of the intent are one transaction; if it fails, the same request is harmless again. */
async function settle<Body>(
  id: Id,
  sent: Promise<Answer<Body>>,
  store: (body: Body) => Promise<void> = async () => undefined,
): Promise<Performed> {
  const answer = await sent;
  if (!answer.ok) return judgeRefusal(answer);
  await withDb(() =>
    db.transaction('rw', db.intents, db.cache, async () => {
      await store(answer.body);
      await db.intents.delete(id);
    }),
  );
  return { kind: 'done' };
}
