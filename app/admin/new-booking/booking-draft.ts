import * as z from 'zod/mini';
import { soils } from '#shared/cart/instance.ts';
import { locales } from '#shared/kernel/locale.ts';
import { planShape } from '../../planner/parts/plan-shape.ts';
import { clientDraft } from '../parts/client/client-draft.ts';

/** What is typed of a call, as it is kept (LC99). Every field may be half done. */

const client = z.object({ ...clientDraft.shape, locale: z.enum(locales) });
export type CallerDraft = z.infer<typeof client>;

const line = z.object({
  /** Of the cart line that it becomes. */
  id: z.string(),
  serviceId: z.string(),
  productId: z.nullable(z.string()),
  /** How many alike. */
  count: z.int(),
  options: z.array(z.object({ optionId: z.string(), qty: z.optional(z.number()) })),
  seats: z.nullable(z.number()),
  /** A number, or what was typed instead of one. */
  sqft: z.string(),
  soil: z.enum(soils),
  sealant: z.boolean(),
  /** Handyman in steps of 20, rent-me in whole hours. */
  minutes: z.int(),
  description: z.string(),
  /** Of a delivery or an errand. */
  plan: z.optional(planShape),
  /** The stops that a road was last asked for and answered about, as `planKey` writes them. */
  roadKey: z.optional(z.string()),
});
export type LineDraft = z.infer<typeof line>;

const time = z.object({
  /** As the fields have them: `2026-12-03` and `14:30`, of the company's zone. */
  day: z.string(),
  start: z.string(),
  /** Null: as long as the work takes. */
  minutes: z.nullable(z.int()),
});
export type TimeDraft = z.infer<typeof time>;

export const bookingDraft = z.object({
  client,
  lines: z.array(line),
  /** As the coupons are called: upper case, each once. */
  codes: z._default(z.array(z.string()), []),
  time,
  notes: z.string(),
  staffNotes: z.string(),
  notify: z.boolean(),
  /** Of the cart at the server that the work was priced with. */
  cartId: z.optional(z.string()),
  /** Sent and not answered: asked again with these bytes and this key, so that it books once. */
  attempt: z.optional(z.object({ key: z.string(), bytes: z.string() })),
});
export type BookingDraft = z.infer<typeof bookingDraft>;

/** We work in Florida, and most who call speak English. */
export const blankBooking: BookingDraft = {
  client: {
    name: '',
    email: '',
    phone: '',
    locale: 'en',
    line1: '',
    line2: '',
    city: '',
    region: 'FL',
    postalCode: '',
    gateCode: '',
  },
  lines: [],
  codes: [],
  time: { day: '', start: '', minutes: null },
  notes: '',
  staffNotes: '',
  notify: true,
};

/** Nobody misses it. */
export function isBlank({ cartId: _, ...draft }: BookingDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(blankBooking);
}
