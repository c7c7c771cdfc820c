import type { Knex } from 'knex';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { readAsTenant, statement } from '../../db/with-tenant.ts';

/**
 * What /metrics tells. Routes are patterns and never paths, so that the number of series stays that of the rows
 * times a few statuses, and no id ends up in a monitoring system.
 */
export interface Metrics {
  readonly registry: Registry;
  observe(request: { method: string; route: string; status: number; tookMs: number }): void;
}

/** What is counted elsewhere, as it stands now. */
export interface Counted {
  inFlight(): number;
  streams(): number;
}

export function createMetrics(db: Knex, counted: Counted): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte asked to the last byte answered',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests that are being answered',
    registers: [registry],
    collect() {
      this.set(counted.inFlight());
    },
  });
  new Gauge({
    name: 'event_streams_open',
    help: 'Callers that are listening for changes',
    registers: [registry],
    collect() {
      this.set(counted.streams());
    },
  });
  poolGauge(db, registry);
  outboxGauge(db, registry);
  return {
    registry,
    observe: ({ method, route, status, tookMs }) =>
      durations.observe({ method, route, status: String(status) }, tookMs / 1000),
  };
}

function poolGauge(db: Knex, registry: Registry): void {
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of the pool by state; `waiting` are callers without one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const pool = db.client.pool;
      this.set({ state: 'used' }, pool?.numUsed() ?? 0);
      this.set({ state: 'free' }, pool?.numFree() ?? 0);
      this.set({ state: 'waiting' }, pool?.numPendingAcquires() ?? 0);
    },
  });
}

const countMails = statement(
  'metrics_mails',
  'select state, count(*) as count from mail_outbox where tenant_id = $1 group by state',
);

/** Counting walks the outbox of every tenant, so an eager scraper gets the count of up to this long ago. */
const MAILS_FRESH_MS = 15_000;

function outboxGauge(db: Knex, registry: Registry): void {
  let countedAtMs = Number.NEGATIVE_INFINITY;
  new Gauge({
    name: 'mail_outbox_mails',
    help: 'Mails of all tenants by state; `waiting` should fall, `dead` should stay at 0',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      if (performance.now() - countedAtMs < MAILS_FRESH_MS) return;
      const counts = await countAllMails(db).catch(() => undefined); // no database: the last count stands
      if (counts === undefined) return;
      countedAtMs = performance.now();
      for (const [state, count] of counts) this.set({ state }, count);
    },
  });
}

async function countAllMails(db: Knex): Promise<Map<string, number>> {
  const counts = new Map(['waiting', 'kept', 'sent', 'dead'].map((state) => [state, 0]));
  for (const tenant of await db('tenants').select<{ id: string }[]>('id')) {
    for (const row of await readAsTenant<{ state: string; count: number }>(db, tenant.id, countMails, [
      tenant.id,
    ])) {
      counts.set(row.state, (counts.get(row.state) ?? 0) + row.count);
    }
  }
  return counts;
}
