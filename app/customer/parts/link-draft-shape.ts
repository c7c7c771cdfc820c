import * as z from 'zod/mini';

/** The address typed into the field for a mailed link and not yet sent. */
export const linkDraftShape = z.object({ email: z.string() });
