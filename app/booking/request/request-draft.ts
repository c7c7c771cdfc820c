import * as z from 'zod/mini';
import { handymanMinutes } from '#shared/cart/handyman-minutes.ts';
import type { Instance, IntakeData } from '#shared/cart/instance.ts';
import { truncateLabel } from '#shared/cart/label.ts';
import { rentmeHours } from '#shared/cart/rentme-hours.ts';
import { handymanCategories } from '#shared/catalogue/intake-choices.ts';
import type { IntakeKind } from '#shared/catalogue/kind.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { LastIntake } from '../../data/drafts/last-intake.ts';
import type { NumberEntry } from '../../ui/fields/read-number.ts';

/** The kinds asked for on one page; a delivery has a planner. */
export type RequestKind = Exclude<IntakeKind, 'delivery'>;

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
  const description = cleanText(draft.description);
  const own = { ...base, id: draft.id, label: toLabel(description), options: base?.options ?? [] };
  if (kind !== 'handyman') return { ...own, intake: toIntake(draft, kind, description) };
  return {
    ...own,
    handymanMinutes: handymanMinutes(draft.minutes),
    handymanMeta: { categories: draft.categories, description },
  };
}

function toIntake(draft: RequestDraft, kind: RequestKind, description: string): IntakeData {
  const { type, vehicle, condition } = draft;
  const shared = { kind, description: description || undefined, serviceType: type ?? undefined };
  if (kind === 'rentme') {
    const milesEstimate = vehicle ? toNumber(draft.miles) : undefined; // D43
    return { ...shared, hoursWish: draft.minutes / 60, vehicleRequired: vehicle, milesEstimate };
  }
  return {
    ...shared,
    areaSqft: toNumber(draft.area),
    areaCondition: condition ?? undefined,
    budgetAmount: toNumber(draft.budget),
  };
}

/** The form of an instance. Its own data count; what it does not have comes from `last` (D72). */
export function toDraft(instance: Instance, kind: RequestKind, last?: LastIntake): RequestDraft {
  const blank = blankRequest(instance.id);
  if (kind === 'handyman') {
    const meta = instance.handymanMeta ?? last?.handymanMeta;
    return {
      ...blank,
      description: meta?.description ?? '',
      categories: handymanCategories.filter((category) => meta?.categories.includes(category)),
      minutes: handymanMinutes(instance.handymanMinutes ?? last?.handymanMinutes),
    };
  }
  const intake = instance.intake ?? last?.intake;
  return {
    ...blank,
    description: intake?.description ?? '',
    minutes: rentmeHours(intake?.hoursWish) * 60,
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
