import * as z from 'zod/mini';
import { API_KEY_LABEL_MAX, keyScopes } from '../../company/api-keys.ts';
import { id, instant, text } from '../wire.ts';
import { ownSecret } from './own-secret.ts';

const scopes = z.array(z.enum(keyScopes));

const apiKeyView = z.object({
  id,
  label: z.string(),
  scopes,
  /** The last characters of the key. */
  hint: z.string(),
  createdAt: instant,
  /** To the hour; null before the first call. */
  lastUsedAt: z.nullable(instant),
});
export type ApiKeyView = z.infer<typeof apiKeyView>;

/** GET /admin/api-keys: those that are good. */
export const apiKeysView = z.object({ keys: z.array(apiKeyView) });
export type ApiKeysView = z.infer<typeof apiKeysView>;

/** POST /admin/api-keys; 409 `api_key.too_many` beyond API_KEYS_MAX. */
export const addApiKeyInput = z.object({
  label: text(API_KEY_LABEL_MAX),
  scopes: scopes.check(z.minLength(1, 'required'), z.maxLength(keyScopes.length)),
  own: z.optional(ownSecret),
});
export type AddApiKeyInput = z.infer<typeof addApiKeyInput>;
/** The key is in this answer and in no other. */
export const addedApiKeyView = z.object({ ...apiKeyView.shape, key: z.string() });
export type AddedApiKeyView = z.infer<typeof addedApiKeyView>;
