import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DESCRIPTION_MAX } from '#shared/catalogue/intake-choices.ts';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { useFormat } from '../../i18n/use-format.ts';
import {
  type CheckedField,
  checkedFields,
  checkRequest,
  entryLimits,
  type RequestFault,
} from './check-request.ts';
import type { RequestDraft } from './request-draft.ts';

export interface RequestForm {
  readonly kind: RequestKind;
  readonly draft: RequestDraft;
  /** For who knows the questions: fields without cards, pictures and examples. */
  readonly isCompact: boolean;
  readonly set: (change: Partial<RequestDraft>) => void;
  /** Words under a field: only where the person has been, and everywhere after a press of the button. */
  readonly errors: Readonly<Partial<Record<CheckedField, string>>>;
  readonly leave: (field: CheckedField) => void;
  readonly fieldId: (field: CheckedField) => string;
  /** False when something is wrong: then every fault shows and the first has the focus. */
  readonly check: () => boolean;
}

interface FormOptions {
  /** Tells the forms of a page apart. */
  readonly id?: string;
  readonly isCompact?: boolean;
  /** Every fault shows, wherever the person has been. */
  readonly told?: boolean;
}

export function useRequestForm(
  kind: RequestKind,
  draft: RequestDraft,
  onChange: (draft: RequestDraft) => void,
  { id = 'request', isCompact = false, told = false }: FormOptions = {},
): RequestForm {
  const fieldId = (field: CheckedField) => `${id}-${field}`;
  const words = useFaultWords(kind, draft);
  const [left, setLeft] = useState<ReadonlySet<CheckedField>>(() => new Set());
  const faults = checkRequest(draft, kind);
  const errors: Partial<Record<CheckedField, string>> = {};
  for (const field of checkedFields) {
    const fault = faults[field];
    if (fault && (told || left.has(field))) errors[field] = words(field, fault);
  }
  return {
    kind,
    draft,
    isCompact,
    fieldId,
    set: (change) => onChange({ ...draft, ...change }),
    errors,
    leave: (field) => setLeft((before) => new Set([...before, field])),
    check: () => {
      setLeft(new Set(checkedFields));
      const first = checkedFields.find((field) => faults[field] !== undefined);
      if (first === undefined) return true;
      document.getElementById(fieldId(first))?.focus();
      return false;
    },
  };
}

function useFaultWords(kind: RequestKind, draft: RequestDraft) {
  const { t } = useTranslation('intake');
  const { number } = useFormat();
  return (field: CheckedField, fault: RequestFault): string => {
    switch (fault) {
      case 'missing':
        return serviceKinds[kind].request.describes === 'need'
          ? t('fault.rentmeDescription')
          : t('fault.handymanDescription');
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
