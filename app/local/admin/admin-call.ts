import * as z from 'zod/mini';
import { isAdminErrorCode } from '#shared/api/admin/error-codes.ts';
import { type Answer, type Call, call } from '../http.ts';
import { adminHeaders } from './commands/admin-session.ts';

const coded = z.object({ code: z.string() });

/** A call of the back office: with this device's token, and with the codes that only the back office meets. */
export async function adminCall<Body>(request: Call<Body>): Promise<Answer<Body>> {
  const answer = await call({ ...request, headers: { ...request.headers, ...adminHeaders() } });
  if (answer.ok) return answer;
  const said = coded.safeParse(answer.body);
  return said.success && isAdminErrorCode(said.data.code) ? { ...answer, code: said.data.code } : answer;
}
