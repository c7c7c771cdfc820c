import type { Tx } from '../with-tenant.ts';
import { seedReviews } from './reviews.ts';
import { ownId, seedTenant } from './tenant.ts';

/** Grows by one with each entry below. Companies seeded before there was a number have none, which reads as 1. */
export const SEED_VERSION = 3;

interface Settings {
  readonly seedVersion?: number;
  readonly helpEmail?: string;
}

/**
 * Gives a company that an earlier build seeded what newer seeds brought, once: what it changed or removed since stays
 * so. Any number of starts at once; the tenant's row is their turn.
 */
export async function topUp(tx: Tx): Promise<void> {
  const [tenant] = await tx
    .table<{ id: string; settings: Settings }>('tenants')
    .where({ id: tx.tenantId })
    .forNoKeyUpdate();
  if (!tenant) return;
  const { seedVersion = 1 } = tenant.settings;
  if (seedVersion >= SEED_VERSION) return;
  if (seedVersion < 2) await addReviewsIfNone(tx);
  const { helpEmail, demo } = seedTenant;
  const settings = { helpEmail, ...tenant.settings, demo, seedVersion: SEED_VERSION };
  await tx
    .table('tenants')
    .where({ id: tx.tenantId })
    .update({ settings: JSON.stringify(settings) });
}

/** A company with reviews of its own has no need of samples. */
async function addReviewsIfNone(tx: Tx): Promise<void> {
  const some = await tx.table('reviews').where({ tenant_id: tx.tenantId }).limit(1);
  if (some.length === 0) await addSampleReviews(tx);
}

export async function addSampleReviews(tx: Tx): Promise<void> {
  await tx.table('reviews').insert(
    seedReviews.map((review, position) => ({
      tenant_id: tx.tenantId,
      id: ownId(tx, `review:${review.language}:${review.name}`),
      ...review,
      sample: true,
      position,
    })),
  );
}
