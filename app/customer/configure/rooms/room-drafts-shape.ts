import * as z from 'zod/mini';
import { LABEL_MAX } from '#shared/cart/label.ts';

const roomDraft = z.object({
  id: z.string(),
  productId: z.string(),
  label: z.string().check(z.maxLength(LABEL_MAX)),
  seats: z.optional(z.number()),
  choices: z.object({
    sizeId: z.nullable(z.string()),
    levelId: z.nullable(z.string()),
    ticked: z.array(z.string()),
    quantities: z.catchall(z.object({}), z.number()),
  }),
});

export const roomDraftsShape = z.object({ drafts: z.array(roomDraft) });
