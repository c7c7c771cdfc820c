import { type GuideInput, type GuideView, guideView } from '#shared/api/admin/guide.ts';
import { createStore } from '../../../store.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import { readToken } from '../admin-token.ts';
import { forgetWithAdmin } from '../end-admin.ts';

/** How far the company is with its first steps, as the server said last; undefined until it did. */
export const guide = createStore<GuideView | undefined>(undefined);

forgetWithAdmin(() => guide.set(undefined));

/** Without an answer nothing is known of it, and nobody is led to it. */
export function loadGuide(): Promise<Answer<GuideView>> {
  return keep(adminCall({ method: 'GET', path: '/admin/guide', schema: guideView }));
}

/** Joined with what other devices said; sent twice it is the same (D376). */
export function followGuide(input: GuideInput): Promise<Answer<GuideView>> {
  return keep(adminCall({ method: 'PUT', path: '/admin/guide', body: { json: input }, schema: guideView }));
}

async function keep(asked: Promise<Answer<GuideView>>): Promise<Answer<GuideView>> {
  const token = readToken();
  const answer = await asked;
  if (answer.ok && readToken() === token) guide.set(answer.body);
  return answer;
}
