import * as z from 'zod/mini';

/** That the treatments were explained on this device. */
export const seenIntroShape = z.object({ seen: z.literal(true) });
