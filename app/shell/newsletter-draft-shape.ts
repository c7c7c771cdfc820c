import * as z from 'zod/mini';

/** The address typed into the newsletter's field and not yet sent. */
export const newsletterDraftShape = z.object({ email: z.string() });
