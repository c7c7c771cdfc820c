import * as z from 'zod/mini';
import { guideStates, guideSteps } from '../../company/guide.ts';

/** GET /admin/guide: how far the company is with its first steps. */
export const guideView = z.object({
  state: z.enum(['none', 'new', ...guideStates]),
  opens: z.boolean(),
  done: z.array(z.enum(guideSteps)),
});
export type GuideView = z.infer<typeof guideView>;

/** PUT /admin/guide: joined with what other devices sent; what is closed stays closed. */
export const guideInput = z.object({
  state: z.enum(guideStates),
  done: z.array(z.enum(guideSteps)).check(z.maxLength(guideSteps.length)),
});
export type GuideInput = z.infer<typeof guideInput>;
