import * as z from 'zod/mini';

/** Gate code and notes as typed and not yet saved. */
export const notesDraftShape = z.object({ notes: z.string(), gateCode: z.string() });
