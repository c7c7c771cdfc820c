import type { Id } from '#shared/kernel/ids.ts';
import type { Missing } from './find-missing.ts';

export function stopElementId(stopId: Id): string {
  return `stop-${stopId}`;
}

export function stopFieldId(stopId: Id, field: string): string {
  return `${stopElementId(stopId)}-${field}`;
}

export function basketFieldId(planId: Id): string {
  return `basket-${planId}`;
}

/** The field may only just be unfolding: the focus follows the next drawing. */
export function focusMissing({ stopId, field }: Missing): void {
  setTimeout(() => {
    if (field === 'street') focusSearch(stopId);
    else document.getElementById(stopFieldId(stopId, field))?.focus();
  });
}

/** Where the street is searched for, or, where it is only typed, its field. */
export function focusSearch(stopId: Id): void {
  const street = `[role="combobox"], [id="${stopFieldId(stopId, 'street')}"]`;
  document.getElementById(stopElementId(stopId))?.querySelector<HTMLElement>(street)?.focus();
}
