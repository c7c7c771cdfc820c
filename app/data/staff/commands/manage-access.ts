import * as z from 'zod/mini';
import {
  type AccessView,
  type AddedKeyView,
  type AddKeyInput,
  accessView,
  addedKeyView,
} from '#shared/api/admin/sessions.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../wire/http.ts';
import { adminCall } from '../admin-call.ts';
import type { AdminRead } from '../admin-read.ts';
import { keyAgainHeaders } from '../admin-token.ts';
import { makeOwnSecret, untilKnown } from '../until-known.ts';

export const accessRead: AdminRead<AccessView> = {
  key: 'access',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/auth/access', schema: accessView, signal }),
  schema: accessView,
};

/** A device that was let in is so no more, from its next call on. */
export function revokeDevice(id: Id, key: string): Promise<Answer<unknown>> {
  return adminCall({
    method: 'DELETE',
    path: `/admin/auth/devices/${encodeURIComponent(id)}`,
    headers: keyAgainHeaders(key),
    schema: z.unknown(),
  });
}

const addUnder = untilKnown(makeOwnSecret);

/** The key is in the answer and nowhere else; it must be shown at once. Asked for again it is one (D520). */
export function addKey(input: AddKeyInput, key: string): Promise<Answer<AddedKeyView>> {
  return addUnder(input, (own) =>
    adminCall({
      method: 'POST',
      path: '/admin/auth/keys',
      body: { json: { ...input, own } },
      headers: keyAgainHeaders(key),
      schema: addedKeyView,
    }),
  );
}

/** The key lets no device in any more; every device that it let in is out. */
export function revokeKey(id: Id, key: string): Promise<Answer<unknown>> {
  return adminCall({
    method: 'DELETE',
    path: `/admin/auth/keys/${encodeURIComponent(id)}`,
    headers: keyAgainHeaders(key),
    schema: z.unknown(),
  });
}
