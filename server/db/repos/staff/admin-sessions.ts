import type { Id } from '#shared/kernel/ids.ts';
import { formatInstant, type Instant } from '#shared/kernel/instant.ts';
import type { Table } from '../../column-names.ts';
import { statement, type Tx } from '../../with-tenant.ts';
import { type KeyStanding, standingColumns } from './admin-keys.ts';

/**
 * Sessions are told the time by the database, as holds are: nodes whose clocks differ would end what another has just
 * prolonged. SQL: its clock.
 */
const addStatement = statement(
  'add_admin_session',
  `insert into admin_sessions (tenant_id, id, admin_key_id, label, token_hash, last_seen_at, expires_at)
   values ($1, $2, $3, $4, $5, now(), now() + $6 * interval '1 minute')
   returning expires_at as "expiresAt"`,
);

export interface NewAdminSession {
  readonly id: Id;
  readonly adminKeyId: Id;
  readonly label: string;
  readonly tokenHash: Buffer;
  readonly lifeMin: number;
}

/** Answers when it ends at the latest. */
export async function addAdminSession(tx: Tx, session: NewAdminSession): Promise<Instant> {
  const { id, adminKeyId, label, tokenHash, lifeMin } = session;
  const values = [tx.tenantId, id, adminKeyId, label, tokenHash, lifeMin];
  const [row] = await tx.run<{ expiresAt: Instant }>(addStatement, values);
  if (!row) throw new Error('Expected the session that was just written');
  return row.expiresAt;
}

const isLive = (idleParameter: string) =>
  `s.revoked_at is null and s.expires_at > now() and s.last_seen_at > now() - ${idleParameter} * interval '1 minute'
     and k.revoked_at is null`;

/** SQL: asked with every call of staff; the database's clock decides. */
const touchStatement = statement(
  'touch_admin_session',
  `update admin_sessions s set last_seen_at = greatest(s.last_seen_at, now())
   from admin_keys k
   where s.tenant_id = $1 and s.token_hash = $2 and k.tenant_id = s.tenant_id and k.id = s.admin_key_id
     and ${isLive('$3')}
   returning s.label, k.label as "keyLabel", s.id as "deviceId", k.id as "keyId", ${standingColumns}`,
);

/** Who is behind a device token. */
export interface SeenSession extends KeyStanding {
  readonly label: string;
  readonly keyLabel: string;
  readonly deviceId: Id;
  readonly keyId: Id;
}

/** Marks the session as seen; undefined when it is unknown, revoked, expired or was idle for longer. */
export async function touchAdminSession(
  tx: Tx,
  tokenHash: Buffer,
  idleMin: number,
): Promise<SeenSession | undefined> {
  const [row] = await tx.run<SeenSession>(touchStatement, [tx.tenantId, tokenHash, idleMin]);
  return row;
}

declare module 'knex/types/tables.js' {
  interface Tables {
    admin_sessions: Table<
      Omit<NewAdminSession, 'lifeMin'> & { readonly revokedAt: Instant | null; readonly expiresAt: Instant }
    >;
  }
}

export async function revokeAdminSession(tx: Tx, tokenHash: Buffer, now: Instant): Promise<void> {
  const live = tx.from('admin_sessions').where({ tokenHash }).whereNull('revokedAt');
  await tx.query(live.update({ revokedAt: formatInstant(now) }));
}

export interface LiveSession {
  readonly id: Id;
  readonly label: string;
  readonly keyLabel: string;
  readonly createdAt: Instant;
  readonly lastSeenAt: Instant;
  /** It gets notifications, also while it idles (D426). */
  readonly notified: boolean;
}

/** SQL: the database's clock decides, as above. */
const listStatement = statement(
  'admin_sessions_list',
  `select s.id, s.label, k.label as "keyLabel", s.created_at as "createdAt", s.last_seen_at as "lastSeenAt",
     p.session_id is not null as notified
   from admin_sessions s join admin_keys k on k.tenant_id = s.tenant_id and k.id = s.admin_key_id
   left join push_subscriptions p on p.tenant_id = s.tenant_id and p.session_id = s.id
   where s.tenant_id = $1 and (${isLive('$2')}
     or (p.session_id is not null and s.revoked_at is null and s.expires_at > now() and k.revoked_at is null))
   order by s.last_seen_at desc, s.id`,
);

/** Those whose token is good now and those that get notifications, the last seen first. */
export function listAdminSessions(tx: Tx, idleMin: number): Promise<LiveSession[]> {
  return tx.run<LiveSession>(listStatement, [tx.tenantId, idleMin]);
}

/** SQL: the first moment of being revoked is kept. */
const revokeDeviceStatement = statement(
  'admin_device_revoke',
  `update admin_sessions set revoked_at = coalesce(revoked_at, $3) where tenant_id = $1 and id = $2 returning id`,
);

/** Whose thirty days are over: at most `limit`. What was revoked or idles before goes then, too. */
export async function deleteSessionsExpiredBefore(tx: Tx, at: Instant, limit: number): Promise<void> {
  const over = tx.from('admin_sessions').select('id').where('expiresAt', '<', formatInstant(at)).limit(limit);
  await tx.query(tx.from('admin_sessions').whereIn('id', over).delete());
}

/** False when there is none of this id; one that is revoked already stays as it is. */
export async function revokeAdminDevice(tx: Tx, id: Id, now: Instant): Promise<boolean> {
  return (await tx.run(revokeDeviceStatement, [tx.tenantId, id, formatInstant(now)])).length > 0;
}
