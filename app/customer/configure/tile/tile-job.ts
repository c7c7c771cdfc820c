import type { Cents } from '#shared/kernel/money.ts';
import { addedTileCents } from '#shared/pricing/tile-work.ts';

/** The rooms on screen beside the tile work that the cart holds already: the minimum is over both (D28). */
export interface TileJob {
  readonly roomsCents: Cents;
  readonly otherCents: Cents;
  readonly minimumCents: Cents;
  /** What both together lack of the minimum; 0 once it is reached. */
  readonly missingCents: Cents;
  /** What the cart grows by: more than the rooms for a small first job, less where its minimum covers them. */
  readonly addedCents: Cents;
}

export function weighJob(roomsCents: Cents, otherCents: Cents, minimumCents: Cents): TileJob {
  return {
    roomsCents,
    otherCents,
    minimumCents,
    missingCents: Math.max(0, minimumCents - roomsCents - otherCents),
    addedCents: addedTileCents(roomsCents, otherCents, minimumCents),
  };
}
