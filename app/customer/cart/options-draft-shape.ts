import * as z from 'zod/mini';

/** Options chosen in the dialog and not saved; 1 of each unless told. */
export const optionsDraftShape = z.object({
  options: z.array(z.object({ optionId: z.string(), qty: z._default(z.number(), 1) })),
});
