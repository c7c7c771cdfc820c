import * as z from 'zod/mini';
import { isAdminErrorCode } from '#shared/api/admin/error-codes.ts';
import { serverNow } from '../device/clock.ts';
import { type Answer, type Call, call, type Refusal } from '../wire/http.ts';
import { adminHeaders, readToken } from './admin-token.ts';
import { endAdmin } from './end-admin.ts';
import { noteGoodAnswer } from './grace.ts';
import { noteRefused } from './refused.ts';
import { holdStaffDrafts } from './staff-draft.ts';

const coded = z.object({ code: z.string() });

/**
 * A call of the back office: with this device's token, and with the codes that only the back office meets. A refused
 * token ends the session here, which the guard shows; nothing else does (LC20, LC85), not even a wrong key that was asked
 * for on the way (LC175).
 */
export async function adminCall<Body>(request: Call<Body>): Promise<Answer<Body>> {
  const token = readToken();
  const answer = await call({ ...request, headers: { ...request.headers, ...adminHeaders() } });
  if (answer.ok) {
    void noteGoodAnswer(token, serverNow());
    return answer;
  }
  const told = withAdminCode(answer);
  // An answer to the token of before says nothing about the one that came since.
  if (isRefusal(told) && token !== undefined && token === readToken()) {
    noteRefused(told.code === 'admin.crew_closed' ? 'closed' : 'ended');
    const leaveWaiting = await holdStaffDrafts();
    if (token === readToken()) {
      leaveWaiting();
      await endAdmin();
    }
  }
  return told;
}

/** With the code that only the back office meets, which the customers' part of the app does not know. */
export function withAdminCode(refusal: Refusal): Refusal {
  const said = coded.safeParse(refusal.body);
  return said.success && isAdminErrorCode(said.data.code) ? { ...refusal, code: said.data.code } : refusal;
}

/** The server lets this device in no more: its token is not good, or its crew does not work (D472). */
export function isRefusal({ code }: Pick<Refusal, 'code'>): boolean {
  return code === 'admin.denied' || code === 'admin.crew_closed';
}
