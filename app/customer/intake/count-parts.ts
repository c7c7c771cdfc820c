import { DESCRIPTION_MAX, DESCRIPTION_MIN } from '#shared/catalogue/intake-choices.ts';
import type { IntakeDraft, RequestKind } from './intake-draft.ts';

/** Cards of the form. */
export type Part = 'choice' | 'description' | 'time' | 'vehicle' | 'area' | 'budget';

/** What each kind asks, in the order of the page. */
export const partsOf: Readonly<Record<RequestKind, readonly Part[]>> = {
  handyman: ['choice', 'description', 'time'],
  rentme: ['choice', 'description', 'time', 'vehicle'],
  pavers: ['choice', 'area', 'description', 'budget'],
  epoxy: ['area', 'description', 'budget'],
};

/** Whether a card says something; time and vehicle always do. */
export function isPartDone(part: Part, draft: IntakeDraft): boolean {
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

export function countDone(kind: RequestKind, draft: IntakeDraft): number {
  return partsOf[kind].filter((part) => isPartDone(part, draft)).length;
}
