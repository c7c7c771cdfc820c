import * as z from 'zod/mini';
import { locales } from '#shared/kernel/locale.ts';
import { clientDraft } from '../parts/client/client-draft.ts';
import { lineDraft } from '../parts/work/line-draft.ts';

/** What is typed of a call, as it is kept (LC99). Every field may be half done. */

const client = z.object({
  ...clientDraft.shape,
  /** An earlier build called it otherwise. */
  customerName: z._default(z.string(), ''),
  locale: z.enum(locales),
});
export type CallerDraft = z.infer<typeof client>;

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
  lines: z.array(lineDraft),
  /** As the coupons are called: upper case, each once. */
  codes: z._default(z.array(z.string()), []),
  time,
  /** Who is to come; absent: whoever is free. */
  crewId: z.optional(z.string()),
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
    customerName: '',
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

/** Whether nothing was entered yet, so that dropping it loses nothing. */
export function isBlank({ cartId: _, ...draft }: BookingDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(blankBooking);
}

/** What was begun for other clients and waits, the latest first. */
export const draftsAside = z.array(bookingDraft);
export type DraftsAside = readonly BookingDraft[];

/** With one more, unless nothing was entered into it. */
export function withAside(aside: DraftsAside, draft: BookingDraft): DraftsAside {
  return isBlank(draft) ? aside : [draft, ...aside];
}

/** What lies aside once one of them is taken: what was in hand takes its place. */
export function swapAside(aside: DraftsAside, inHand: BookingDraft, taken: BookingDraft): DraftsAside {
  return withAside(aside, inHand).filter((one) => one !== taken);
}
