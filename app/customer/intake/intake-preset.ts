import { RENTME_HOURS_MAX } from '#shared/cart/limits.ts';
import { handymanCategories, paversTypes } from '#shared/catalogue/intake-choices.ts';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { LEAST_MIN, type RequestDraft } from '../../booking/request/request-draft.ts';

/** What the address asks for, from a legacy slug (D5). */
export interface IntakePreset {
  readonly category?: (typeof handymanCategories)[number] | undefined;
  readonly type?: (typeof paversTypes)[number] | undefined;
  /** Whole hours as asked for; one visit takes ten at most (D244). */
  readonly hours?: number | undefined;
}

/** Reads only what the kind has; unknown names and numbers are no wish. */
export function readPreset(kind: RequestKind, query: URLSearchParams): IntakePreset {
  const { choice, time } = serviceKinds[kind].request;
  const hours = Number(query.get('hours') ?? '');
  const isWish = time?.keptAs === 'hours' && Number.isInteger(hours) && hours > 0;
  return {
    ...(choice === 'categories' && {
      category: handymanCategories.find((each) => each === query.get('category')),
    }),
    ...(choice === 'paving' && { type: paversTypes.find((each) => each === query.get('type')) }),
    ...(isWish && { hours }),
  };
}

/** Whether the address asks for more hours than one visit takes. */
export function isCapped({ hours }: IntakePreset): boolean {
  return hours !== undefined && hours > RENTME_HOURS_MAX;
}

/** Takes every wish over; a category joins those that are ticked. */
export function withPreset(draft: RequestDraft, preset: IntakePreset): RequestDraft {
  const { category, type, hours } = preset;
  return {
    ...draft,
    categories: category
      ? handymanCategories.filter((each) => each === category || draft.categories.includes(each))
      : draft.categories,
    type: type ?? draft.type,
    minutes: hours === undefined ? draft.minutes : Math.min(hours, RENTME_HOURS_MAX) * 60,
  };
}

/** Takes over only what the person has not chosen themselves. */
export function fillPreset(draft: RequestDraft, preset: IntakePreset): RequestDraft {
  return withPreset(draft, {
    category: draft.categories.length === 0 ? preset.category : undefined,
    type: draft.type === null ? preset.type : undefined,
    hours: draft.minutes === LEAST_MIN ? preset.hours : undefined,
  });
}

/** Whether the request is as the address wishes. */
export function isMet(draft: RequestDraft, preset: IntakePreset): boolean {
  const wished = withPreset(draft, preset);
  return (
    wished.minutes === draft.minutes &&
    wished.type === draft.type &&
    wished.categories.length === draft.categories.length
  );
}
