import * as z from 'zod/mini';

/** The choices of a cart and the subtotal they had when they were last looked at. */
export const seenTotalShape = z.object({ choices: z.string(), subtotalCents: z.number() });
