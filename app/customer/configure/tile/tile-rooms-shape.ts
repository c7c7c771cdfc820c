import * as z from 'zod/mini';
import { soils } from '#shared/cart/instance.ts';
import { LABEL_MAX } from '#shared/cart/label.ts';
import { SQFT_MAX, SQFT_MIN } from '#shared/cart/limits.ts';

const tileRoom = z.object({
  id: z.string(),
  productId: z.string(),
  label: z.string().check(z.maxLength(LABEL_MAX)),
  sqft: z.number().check(z.gte(SQFT_MIN), z.lte(SQFT_MAX)),
  soil: z.enum(soils),
  sealant: z.boolean(),
});

export const tileRoomsShape = z.object({ drafts: z.array(tileRoom) });
