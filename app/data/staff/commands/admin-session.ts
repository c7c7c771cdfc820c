import * as z from 'zod/mini';
import { sessionView, verifyView } from '#shared/api/admin/sessions.ts';
import { parseInstant } from '#shared/kernel/instant.ts';
import { type Answer, call } from '../../wire/http.ts';
import { adminCall, withAdminCode } from '../admin-call.ts';
import { readToken, writeToken } from '../admin-token.ts';
import { hearOfErasing } from '../copies.ts';
import { endAdmin, wipeAdmin } from '../end-admin.ts';
import { noteGoodCheck } from '../grace.ts';
import { noteRefused } from '../refused.ts';
import { adoptStaffDrafts, forgetStaffDrafts, sealStaffDrafts } from '../staff-draft.ts';
import { noteStanding } from '../standing.ts';
import { forgetWaiting } from '../waiting-typed.ts';
import { adoptPush, silencePush } from './notify-device.ts';

/**
 * Exchanges the pasted key for a token of this device; the key itself is never stored. What an earlier session left on
 * the device goes first. `label` is what the list of devices calls it.
 */
export async function openAdminSession(
  key: string,
  label = '',
): Promise<Answer<z.infer<typeof sessionView>>> {
  const named = label.trim();
  const answer = await call({
    method: 'POST',
    path: '/admin/auth/session',
    body: { json: { key: key.trim(), ...(named !== '' && { label: named }) } },
    schema: sessionView,
  });
  if (!answer.ok) return withAdminCode(answer);
  // The token before the wipe: what the one before still asks for is then kept nowhere, in no tab.
  noteStanding(answer.body);
  writeToken(answer.body.token);
  await adoptStaffDrafts(key.trim(), answer.body.token);
  await wipeAdmin();
  if (answer.body.role === 'crew') silencePush();
  else void adoptPush().catch(() => undefined); // as browsers throw where they are asked to end it
  noteRefused(undefined);
  await noteGoodCheck();
  await sealStaffDrafts(key.trim(), answer.body.token);
  return answer;
}

/** Only a 401 or 403 is a denial and ends the session here; a network fault is none (D355). */
export async function verifyAdmin(): Promise<Answer<z.infer<typeof verifyView>>> {
  const token = readToken();
  const answer = await adminCall({ method: 'GET', path: '/admin/auth/verify', schema: verifyView });
  if (!answer.ok || readToken() !== token) return answer;
  noteStanding(answer.body);
  await noteGoodCheck();
  const erasedAt = parseInstant(answer.body.erasedAt ?? '');
  if (erasedAt !== undefined) await hearOfErasing(erasedAt, token);
  return answer;
}

/**
 * Empties this device first, then revokes its token on the server. False when the server could not be told: the token
 * then lives there until it is revoked from another device or twelve hours have passed.
 */
export async function closeAdminSession(): Promise<boolean> {
  const token = readToken();
  forgetStaffDrafts();
  forgetWaiting();
  silencePush();
  await endAdmin();
  if (token === undefined) return true;
  const answer = await call({
    method: 'DELETE',
    path: '/admin/auth/session',
    body: { json: { token } },
    schema: z.unknown(),
    keepalive: true,
  });
  return answer.ok;
}
