import * as z from 'zod/mini';

const entry = z.custom<number | string>((value) => typeof value === 'number' || typeof value === 'string');
const choice = z.nullable(z.string());

/** A list of one, as every kept form; `useEdited` reads and writes the same. */
export const intakeDraftsShape = z.object({
  drafts: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      categories: z.array(z.string()),
      minutes: z.number(),
      type: choice,
      vehicle: z.boolean(),
      miles: entry,
      area: entry,
      condition: choice,
      budget: entry,
    }),
  ),
});
