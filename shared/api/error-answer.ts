import * as z from 'zod/mini';

/** The one shape of every refusal. More fields may stand beside these (`cart`, `totals`, `alternatives`, `minSubtotal`). */
export const errorAnswer = z.looseObject({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.catchall(z.object({}), z.string())),
});
