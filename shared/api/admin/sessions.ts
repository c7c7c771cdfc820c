import * as z from 'zod/mini';
import { staffRoles } from '../../company/staff-role.ts';
import { id, instant, text } from '../wire.ts';
import { crewOfBooking } from './crews.ts';
import { ownSecret } from './own-secret.ts';

/**
 * A line break would end a line of history, a mark of direction turn it round, and invisible characters make two names
 * look alike.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const label = text(80).check(z.refine((typed) => !unseen.test(typed), 'invalid'));

export const openSessionInput = z.object({ key: text(200), label: z.optional(label) });
/** Who is let in; `crew` where the role is a crew's. Of an answer that does not say, the owner. */
const standing = {
  role: z._default(z.enum(staffRoles), 'owner'),
  crew: z.optional(crewOfBooking),
};

export const sessionView = z.object({
  token: z.string(),
  label: z.string(),
  expiresAt: instant,
  ...standing,
});
/**
 * `label`: what history calls this caller, the key first and then the device. `erasedAt`: when a customer was erased last;
 * copies of before go (D534).
 */
export const verifyView = z.object({
  ok: z.literal(true),
  label: z.string(),
  erasedAt: z.optional(instant),
  ...standing,
});

/** A device that was let in, or a key that lets devices in. `current`: the one behind this very call. */
const deviceView = z.object({
  id,
  label: z.string(),
  keyLabel: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  current: z.boolean(),
  /** It gets notifications, also while it idles (D426). Older answers do not say. */
  notified: z.optional(z.boolean()),
});
export type DeviceView = z.infer<typeof deviceView>;

/** A crew's key without `crew` is one whose crew was deleted: it opens nothing (D472). */
const keyView = z.object({
  id,
  label: z.string(),
  createdAt: instant,
  current: z.boolean(),
  ...standing,
  /** Its crew is closed: it opens nothing until the crew is opened again. */
  closed: z.optional(z.boolean()),
});
export type KeyView = z.infer<typeof keyView>;

/** GET /admin/auth/access: what is not revoked, expired or idle; idle devices too while they get notifications. */
export const accessView = z.object({ devices: z.array(deviceView), keys: z.array(keyView) });
export type AccessView = z.infer<typeof accessView>;

/**
 * POST /admin/auth/keys; 409 `key.taken` when a key that is not revoked has this label, in capitals or not. `crewId` is of
 * the role `crew`, which needs it; one that is closed or unknown is `invalid`.
 */
export const addKeyInput = z.object({
  label,
  role: z._default(z.enum(staffRoles), 'owner'),
  crewId: z.optional(id),
  own: z.optional(ownSecret),
});
export type AddKeyInput = z.infer<typeof addKeyInput>;
/** The key itself is shown once and never again. */
export const addedKeyView = z.object({ ...keyView.shape, key: z.string() });
export type AddedKeyView = z.infer<typeof addedKeyView>;
