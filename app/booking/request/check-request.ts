import { MILES_MAX } from '#shared/cart/limits.ts';
import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '#shared/catalogue/intake-choices.ts';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { NumberEntry } from '../../ui/fields/read-number.ts';
import type { RequestDraft } from './request-draft.ts';

/** In the order of the page. */
export const checkedFields = ['description', 'miles', 'area', 'budget'] as const;
export type CheckedField = (typeof checkedFields)[number];

export type RequestFault = 'missing' | 'tooLong' | 'notNumber' | 'negative' | 'tooLarge';
export type RequestFaults = Readonly<Partial<Record<CheckedField, RequestFault>>>;

/** Square feet, dollars, miles. Two acres and what the wire takes; more is a slip of the finger. */
export const entryLimits = { area: 100_000, budget: 1_000_000, miles: MILES_MAX } as const;

/** D305: a few words from handyman and rent-me, nothing from quotes, numbers from 0. Fields a kind has not pass. */
export function checkRequest(draft: RequestDraft, kind: RequestKind): RequestFaults {
  const { isDescriptionRequired, vehicle, area, asksBudget } = serviceKinds[kind].request;
  const found = {
    description: descriptionFault(draft.description, isDescriptionRequired),
    miles: vehicle && draft.vehicle ? entryFault(draft.miles, entryLimits.miles) : undefined,
    area: area ? entryFault(draft.area, entryLimits.area) : undefined,
    budget: asksBudget ? entryFault(draft.budget, entryLimits.budget) : undefined,
  };
  const faults: Partial<Record<CheckedField, RequestFault>> = {};
  for (const field of checkedFields) {
    const fault = found[field];
    if (fault) faults[field] = fault;
  }
  return faults;
}

function descriptionFault(text: string, isRequired: boolean): RequestFault | undefined {
  const { length } = text.trim();
  if (length > DESCRIPTION_MAX) return 'tooLong';
  return isRequired && length < DESCRIPTION_MIN ? 'missing' : undefined;
}

function entryFault(entry: NumberEntry, max: number): RequestFault | undefined {
  if (entry === '') return undefined;
  if (typeof entry === 'string') return 'notNumber';
  if (entry < 0) return 'negative';
  return entry > max ? 'tooLarge' : undefined;
}
