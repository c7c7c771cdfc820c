import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '#shared/catalogue/intake-choices.ts';
import type { Kind, RequestKind } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { RequestDraft } from './request-draft.ts';

/** Cards of a request form, in the order of the page. */
const requestParts = ['choice', 'area', 'description', 'time', 'vehicle', 'budget'] as const;
export type RequestPart = (typeof requestParts)[number];

/** What a kind asks. */
export function partsOf(kind: RequestKind): readonly RequestPart[] {
  const { choice, area, time, vehicle, asksBudget } = serviceKinds[kind].request;
  const asked = { choice, area, description: true, time, vehicle, budget: asksBudget };
  return requestParts.filter((part) => asked[part]);
}

/** Those that have a form of cards; a delivery has the planner. */
export function isRequestKind(kind: Kind): kind is RequestKind {
  return serviceKinds[kind].form === 'request';
}

/** Whether a card says something; time and vehicle always do. */
export function isPartDone(part: RequestPart, draft: RequestDraft): boolean {
  switch (part) {
    case 'choice':
      return draft.type !== null || draft.categories.length > 0;
    case 'description': {
      const { length } = draft.description.trim();
      return length >= DESCRIPTION_MIN && length <= DESCRIPTION_MAX;
    }
    case 'time':
      return true;
    case 'vehicle':
      return !draft.vehicle || typeof draft.miles === 'number';
    case 'area':
      return typeof draft.area === 'number' && draft.condition !== null;
    case 'budget':
      return typeof draft.budget === 'number';
  }
}

export function countDone(kind: RequestKind, draft: RequestDraft): number {
  return partsOf(kind).filter((part) => isPartDone(part, draft)).length;
}
