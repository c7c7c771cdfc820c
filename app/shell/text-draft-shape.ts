import * as z from 'zod/mini';

/** What stands in a field and was not sent. */
export const textDraftShape = z.object({ text: z.string() });
