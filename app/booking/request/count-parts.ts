import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '#shared/catalogue/intake-choices.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { RequestPart } from '#shared/kinds/service-kind.ts';
import type { RequestDraft, RequestKind } from './request-draft.ts';

/** What a kind asks, in the order of the page. */
export function partsOf(kind: RequestKind): readonly RequestPart[] {
  return serviceKinds[kind].request?.parts ?? [];
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
