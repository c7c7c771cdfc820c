import * as z from 'zod/mini';
import { handymanMinutes } from '#shared/cart/handyman-minutes.ts';
import type { Instance, IntakeData } from '#shared/cart/instance.ts';
import { truncateLabel } from '#shared/cart/label.ts';
import { rentmeHours } from '#shared/cart/rentme-hours.ts';
import { handymanCategories } from '#shared/catalogue/intake-choices.ts';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { LastIntake } from '../../data/drafts/last-intake.ts';
import type { NumberEntry } from '../../ui/fields/read-number.ts';

const entry = z.custom<NumberEntry>((value) => typeof value === 'number' || typeof value === 'string');
const choice = z.nullable(z.string());

/**
 * What the form holds, as it is kept too. One shape for all kinds: what a kind does not ask stays as in `blankRequest`.
 */
export const requestDraft = z.object({
  /** Of the instance that it becomes, so that a second tap adds nothing. */
  id: z.string(),
  description: z.string(),
  categories: z.readonly(z.array(z.string())),
  /** Handyman in steps of 20, rent-me in whole hours. */
  minutes: z.number(),
  /** Kind of help (rent-me) or of work (pavers). */
  type: choice,
  vehicle: z.boolean(),
  miles: entry,
  area: entry,
  condition: choice,
  budget: entry,
});
export type RequestDraft = Readonly<z.infer<typeof requestDraft>>;

/** The shortest that is sold, by the hour either way. */
export const LEAST_MIN = 60;

export function blankRequest(id: Id): RequestDraft {
  return {
    id,
    description: '',
    categories: [],
    minutes: LEAST_MIN,
    type: null,
    vehicle: false,
    miles: '',
    area: '',
    condition: null,
    budget: '',
  };
}

export function isBlank(draft: RequestDraft): boolean {
  return (
    JSON.stringify({ ...draft, description: cleanText(draft.description) }) ===
    JSON.stringify(blankRequest(draft.id))
  );
}

/** `base` keeps what no form shows. Call it only with a draft that `checkRequest` passed: what is no number is left out. */
export function toInstance(draft: RequestDraft, kind: RequestKind, base?: Instance): Instance {
  const { choice, time } = serviceKinds[kind].request;
  const description = cleanText(draft.description);
  return {
    ...base,
    id: draft.id,
    label: toLabel(description),
    options: base?.options ?? [],
    ...(time?.keptAs === 'minutes' && { handymanMinutes: handymanMinutes(draft.minutes) }),
    ...(choice === 'categories'
      ? { handymanMeta: { categories: draft.categories, description } }
      : { intake: toIntake(draft, kind, description) }),
  };
}

/** What is not asked is left out. */
function toIntake(draft: RequestDraft, kind: RequestKind, description: string): IntakeData {
  const { time, vehicle, area, asksBudget } = serviceKinds[kind].request;
  return {
    kind,
    description: description || undefined,
    serviceType: draft.type ?? undefined,
    ...(time?.keptAs === 'hours' && { hoursWish: draft.minutes / 60 }),
    ...(vehicle && {
      vehicleRequired: draft.vehicle,
      milesEstimate: draft.vehicle ? toNumber(draft.miles) : undefined, // D43
    }),
    ...(area && { areaSqft: toNumber(draft.area), areaCondition: draft.condition ?? undefined }),
    ...(asksBudget && { budgetAmount: toNumber(draft.budget) }),
  };
}

/** The form of an instance. Its own data count; what it does not have comes from `last` (D72). */
export function toDraft(instance: Instance, kind: RequestKind, last?: LastIntake): RequestDraft {
  const { choice, time } = serviceKinds[kind].request;
  const meta = instance.handymanMeta ?? last?.handymanMeta;
  const intake = instance.intake ?? last?.intake;
  const said = choice === 'categories' ? meta : intake;
  return {
    id: instance.id,
    description: said?.description ?? '',
    categories: handymanCategories.filter((category) => meta?.categories.includes(category)),
    minutes:
      time?.keptAs === 'minutes'
        ? handymanMinutes(instance.handymanMinutes ?? last?.handymanMinutes)
        : rentmeHours(intake?.hoursWish) * 60,
    type: intake?.serviceType ?? null,
    vehicle: intake?.vehicleRequired ?? false,
    miles: intake?.milesEstimate ?? '',
    area: intake?.areaSqft ?? '',
    condition: intake?.areaCondition ?? null,
    budget: intake?.budgetAmount ?? '',
  };
}

/** What the cart calls the request: its first words on one line, in the person's own language (D158). */
function toLabel(description: string): string | undefined {
  return truncateLabel(description.replace(/\s+/g, ' ')) || undefined;
}

/** Without NUL, which the wire refuses and no person sees. */
function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').trim();
}

function toNumber(entry: NumberEntry): number | undefined {
  return typeof entry === 'number' ? entry : undefined;
}
