import * as z from 'zod/mini';
import { sessionView, verifyView } from '#shared/api/admin/sessions.ts';
import { type Answer, call } from '../../http.ts';
import { readMirror, writeMirror } from '../../mirror.ts';

/**
 * The device token of the back office, kept under `admin_key` (design 9). The pasted key itself is never stored.
 */

/** Headers of every admin call; none when this device has no token. */
export function adminHeaders(): Readonly<Record<string, string>> {
  const token = readMirror('admin_key');
  return token === undefined ? {} : { 'X-Admin-Token': token };
}

export function hasAdminToken(): boolean {
  return readMirror('admin_key') !== undefined;
}

/** Exchanges the pasted key for a token of this device. */
export async function openAdminSession(key: string): Promise<Answer<z.infer<typeof sessionView>>> {
  const answer = await call({
    method: 'POST',
    path: '/admin/auth/session',
    body: { json: { key: key.trim() } },
    schema: sessionView,
  });
  if (answer.ok) writeMirror('admin_key', answer.body.token);
  return answer;
}

/** Only a 401 or 403 is a denial and ends the session here; a network fault is none (design 10). */
export async function verifyAdmin(): Promise<Answer<z.infer<typeof verifyView>>> {
  const answer = await call({
    method: 'GET',
    path: '/admin/auth/verify',
    headers: adminHeaders(),
    schema: verifyView,
  });
  if (!answer.ok && (answer.status === 401 || answer.status === 403)) writeMirror('admin_key', null);
  return answer;
}

/** Revokes the token on the server if it can be reached; here in any case. */
export async function closeAdminSession(): Promise<void> {
  const token = readMirror('admin_key');
  writeMirror('admin_key', null);
  if (token === undefined) return;
  await call({
    method: 'DELETE',
    path: '/admin/auth/session',
    body: { json: { token } },
    schema: z.unknown(),
  });
}
