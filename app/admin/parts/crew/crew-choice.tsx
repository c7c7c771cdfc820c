import { useTranslation } from 'react-i18next';
import type { CrewOfBooking } from '#shared/api/admin/crews.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useActiveCrews } from './use-active-crews.ts';

type CrewChoiceProps = {
  /** Undefined: whoever is free. */
  value: Id | undefined;
  /** The crew that it has, which may be closed by now. */
  present?: CrewOfBooking | undefined;
  /** The words of the choice that names nobody; absent: somebody has to come. */
  anyone?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** The last choice is being told: the next is none, and the focus stays. */
  busy?: boolean | undefined;
  onChange: (crewId: Id | undefined) => void;
};

/** `<CrewChoice value onChange>` Who is to come; nothing in a company of one crew, where there is no choice. */
export function CrewChoice({ value, present, anyone, busy, onChange, ...field }: CrewChoiceProps) {
  const { t } = useTranslation('admin');
  const active = useActiveCrews();
  if (active.length < 2) return null;
  const crews = present && !active.some(({ id }) => id === present.id) ? [present, ...active] : active;
  return (
    <SelectField
      {...field}
      label={t('crews.which')}
      value={value ?? ''}
      placeholder={anyone}
      options={crews.map(({ id, name }) => ({ value: id, label: name }))}
      aria-disabled={busy || undefined}
      onChange={({ target }) => {
        if (!busy) onChange(target.value === '' ? undefined : target.value);
      }}
    />
  );
}
