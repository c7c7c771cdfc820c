import * as z from 'zod/mini';
import { id, instant, seenVersion, text } from '../wire.ts';
import { bookingRow } from './bookings.ts';

export const BLOCK_REASON_MAX = 200;
/** A year: more is a closed weekday, which the agenda has. */
export const BLOCK_DAYS_MAX = 366;

export const blockView = z.object({
  id,
  startISO: instant,
  endISO: instant,
  /** From midnight to midnight of the company's zone, 23 to 25 hours a day. */
  allDay: z.boolean(),
  reason: z.nullable(z.string()),
  /** Whom it closes; absent: the whole company. */
  crewId: z.optional(id),
  /** The admin key it was made with, and its device: "Claire · Tablette" (D147). */
  createdBy: z.string(),
  /** Absent from a copy that a device kept before blocks had one. */
  version: z.optional(z.int()),
});
export type BlockView = z.infer<typeof blockView>;

/** Half-open, instants or days of the company's zone, as for bookings. */
export const blocksQuery = z.object({ from: text(40), to: text(40) });
export const blocksAnswer = z.object({ blocks: z.array(blockView) });

/** What a block is to close, and why. One of all day is widened to whole days. */
const blockInput = z.object({
  startISO: instant,
  endISO: instant,
  allDay: z._default(z.boolean(), false),
  reason: z.optional(text(BLOCK_REASON_MAX)),
  /** null: the whole company, as for a new block that names none; absent from a change, it stays. */
  crewId: z.optional(z.nullable(id)),
});
export type BlockInput = z.infer<typeof blockInput>;

/**
 * POST /admin/blocks. With an id that the caller chose, the same again is the same block, so that a lost answer can be
 * asked for twice.
 */
export const addBlockInput = z.object({ ...blockInput.shape, id: z.optional(id) });
export type AddBlockInput = z.infer<typeof addBlockInput>;

/** PATCH /admin/blocks/{id}. A stale `expectedVersion` is 409 `block.changed` with `block` as it is (D154). */
export const changeBlockInput = z.object({ ...blockInput.shape, expectedVersion: z.optional(seenVersion) });
export type ChangeBlockInput = z.infer<typeof changeBlockInput>;
export const changedBlock = z.object({ block: blockView });

/** `bookings`: visits that lie in it. They stay as they are (D149). */
export const addedBlockView = z.object({ block: blockView, bookings: z.array(bookingRow) });
export type AddedBlockView = z.infer<typeof addedBlockView>;
