/** The pair of keys by which push services know this deployment; of no company, and of every one. */
import type { Knex } from 'knex';

interface PushKeysRow {
  id: number;
  public_key: string;
  private_key: string;
}

export interface KeptPushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const ONLY = 1;

/** Those that were made first: whoever comes second gets them, whatever they brought. */
export async function keepPushKeys(db: Knex, made: () => KeptPushKeys): Promise<KeptPushKeys> {
  const known = await findPushKeys(db);
  if (known) return known;
  const { publicKey, privateKey } = made();
  const row = { id: ONLY, public_key: publicKey, private_key: privateKey };
  await db<PushKeysRow>('push_keys').insert(row).onConflict('id').ignore();
  const kept = await findPushKeys(db);
  if (!kept) throw new Error('Expected the keys that were just written');
  return kept;
}

async function findPushKeys(db: Knex): Promise<KeptPushKeys | undefined> {
  const row = await db<PushKeysRow>('push_keys').where({ id: ONLY }).first();
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
