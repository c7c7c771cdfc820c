import * as z from 'zod/mini';

/** A code typed and not granted yet. */
export const promoDraftShape = z.object({ code: z.string() });
