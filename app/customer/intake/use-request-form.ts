import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX } from '#shared/catalogue/intake-choices.ts';
import { useFormat } from '../../i18n/use-format.ts';
import {
  type CheckedField,
  checkedFields,
  checkIntake,
  entryLimits,
  type IntakeFault,
} from './check-intake.ts';
import type { IntakeDraft, RequestKind } from './intake-draft.ts';

/** The id of the form, for the button that stands outside it. */
export const REQUEST_FORM = 'request-form';

export interface RequestForm {
  readonly kind: RequestKind;
  readonly draft: IntakeDraft;
  readonly set: (change: Partial<IntakeDraft>) => void;
  /** Words under a field: only where the person has been, and everywhere after a press of the button. */
  readonly errors: Readonly<Partial<Record<CheckedField, string>>>;
  readonly leave: (field: CheckedField) => void;
  /** False when something is wrong: then every fault shows and the first has the focus. */
  readonly check: () => boolean;
}

export function requestFieldId(field: CheckedField): string {
  return `request-${field}`;
}

export function useRequestForm(
  kind: RequestKind,
  draft: IntakeDraft,
  onChange: (draft: IntakeDraft) => void,
): RequestForm {
  const words = useFaultWords(kind, draft);
  const [left, setLeft] = useState<ReadonlySet<CheckedField>>(() => new Set());
  const faults = checkIntake(draft, kind);
  const errors: Partial<Record<CheckedField, string>> = {};
  for (const field of checkedFields) {
    const fault = faults[field];
    if (fault && left.has(field)) errors[field] = words(field, fault);
  }
  return {
    kind,
    draft,
    set: (change) => onChange({ ...draft, ...change }),
    errors,
    leave: (field) => setLeft((before) => new Set([...before, field])),
    check: () => {
      setLeft(new Set(checkedFields));
      const first = checkedFields.find((field) => faults[field] !== undefined);
      if (first === undefined) return true;
      document.getElementById(requestFieldId(first))?.focus();
      return false;
    },
  };
}

function useFaultWords(kind: RequestKind, draft: IntakeDraft) {
  const { t } = useTranslation('intake');
  const { number } = useFormat();
  return (field: CheckedField, fault: IntakeFault): string => {
    switch (fault) {
      case 'missing':
        return kind === 'rentme' ? t('fault.rentmeDescription') : t('fault.handymanDescription');
      case 'tooLong':
        return t('fault.tooLong', {
          length: number(draft.description.trim().length),
          max: number(DESCRIPTION_MAX),
        });
      case 'notNumber':
        return t('fault.notNumber', { example: number(1_250) });
      case 'negative':
        return t('fault.negative');
      case 'tooLarge':
        return t('fault.tooLarge', { max: field === 'description' ? '' : number(entryLimits[field]) });
    }
  };
}
