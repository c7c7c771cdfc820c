import { addCompany } from '../support/add-company.ts';
import { onServer } from '../support/database-servers.ts';
import { dayAhead } from '../support/shop.ts';
import { bookThrough, type Survival } from './book-through.ts';
import { moveCompany, placeOf } from './move-company.ts';

export interface MovedSurvival extends Survival {
  readonly moves: number;
  /** What was asked for the company that stayed on the other worker meanwhile, and how often that failed. */
  readonly neighbour: { asked: number; failed: number };
}

const MOVES = 4;
const NEIGHBOUR = 'neighbour';

/** Two companies on two workers of Citus: one is moved to the other worker and back while it books. */
export async function bookWhileMoved(ownerUrl: string, bookings: number): Promise<MovedSurvival> {
  const neighbour = { asked: 0, failed: 0 };
  let sabalId = '';
  const survival = await bookThrough(ownerUrl, {
    bookings,
    times: MOVES,
    prepare: async (ground) => {
      sabalId = await settleApart(ground.ownerUrl);
    },
    disturb: async (_time, ground) => {
      const moved = { done: false };
      const asking = askMeanwhile(ground.nodes[0]?.url ?? '', moved, neighbour);
      await moveCompany(ground.ownerUrl, sabalId).finally(() => {
        moved.done = true;
      });
      await asking;
    },
  });
  return { ...survival, moves: MOVES, neighbour };
}

/** Gives the seeded company a neighbour, on another worker. Returns the seeded one's id. */
async function settleApart(ownerUrl: string): Promise<string> {
  return onServer(ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id from tenants where slug = 'sabal'`);
    const sabalId = rows[0]?.id ?? '';
    const one = await placeOf(client, sabalId);
    let neighbourId = crypto.randomUUID();
    let other = await placeOf(client, neighbourId);
    // In one shard they would be moved together.
    for (; one.shard === other.shard; other = await placeOf(client, neighbourId)) {
      neighbourId = crypto.randomUUID();
    }
    await addCompany(client, neighbourId, NEIGHBOUR);
    if (one.host === other.host && one.port === other.port) await moveCompany(ownerUrl, neighbourId);
    return sabalId;
  });
}

async function askMeanwhile(
  url: string,
  moved: { readonly done: boolean },
  told: { asked: number; failed: number },
): Promise<void> {
  const paths = ['/services', `/slots?date=${dayAhead(30)}&minutes=60`];
  const headers = { 'X-Tenant-Slug': NEIGHBOUR };
  do {
    for (const path of paths) {
      const answer = await fetch(`${url}/api${path}`, { headers }).catch(() => undefined);
      told.asked += 1;
      if (answer?.status !== 200) told.failed += 1;
    }
  } while (!moved.done);
}
