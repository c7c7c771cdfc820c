import * as z from 'zod/mini';
import { call } from '../wire/http.ts';

/** Tells that a link of a mail was followed. Its answer changes nothing here, and the next opening of the link tells it again. */
export async function confirmMailbox(mailed: {
  readonly email: string;
  readonly box: string;
}): Promise<void> {
  await call({ method: 'POST', path: '/mailbox/confirm', body: { json: mailed }, schema: z.object({}) });
}
