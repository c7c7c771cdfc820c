import * as z from 'zod/mini';
import {
  type AddApiKeyInput,
  type AddedApiKeyView,
  type ApiKeysView,
  addedApiKeyView,
  apiKeysView,
} from '#shared/api/admin/api-keys.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Answer } from '../../../wire/http.ts';
import { adminCall } from '../../admin-call.ts';
import type { AdminRead } from '../../admin-read.ts';
import { makeOwnSecret, untilKnown } from '../../until-known.ts';

export const apiKeysRead: AdminRead<ApiKeysView> = {
  key: 'api-keys',
  load: (signal) => adminCall({ method: 'GET', path: '/admin/api-keys', schema: apiKeysView, signal }),
  schema: apiKeysView,
};

const addUnder = untilKnown(makeOwnSecret);

/** The key is in the answer and nowhere else; it must be shown at once. Asked for again it is one (D520). */
export function addApiKey(input: AddApiKeyInput): Promise<Answer<AddedApiKeyView>> {
  return addUnder(input, (own) =>
    adminCall({
      method: 'POST',
      path: '/admin/api-keys',
      body: { json: { ...input, own } },
      schema: addedApiKeyView,
    }),
  );
}

/** The program that has it is refused from its next call on. */
export function removeApiKey(id: Id): Promise<Answer<unknown>> {
  return adminCall({
    method: 'DELETE',
    path: `/admin/api-keys/${encodeURIComponent(id)}`,
    schema: z.unknown(),
  });
}
