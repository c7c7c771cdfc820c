import * as z from 'zod/mini';

/** The one shape of every refusal. More fields may stand beside these (`cart`, `totals`, `alternatives`, `minSubtotal`). */
export const errorAnswer = z.looseObject({
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.catchall(z.object({}), z.string())),
});

/** On every answer of the API, good or bad: the id of its request in the log. A page in its place does not name one. */
export const ANSWER_ID_HEADER = 'X-Request-Id';
