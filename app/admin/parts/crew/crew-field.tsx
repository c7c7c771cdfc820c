import { useTranslation } from 'react-i18next';
import type { Id } from '#shared/kernel/ids.ts';
import { crewsRead } from '../../../data/staff/commands/manage-crews.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useAdminRead } from '../use-admin-read.ts';

type CrewFieldProps = { value: Id | 'all'; onChange: (crew: Id | 'all') => void };

/** `<CrewField value onChange>` Whose visits are shown; nothing in a company of one crew, where there is no choice. */
export function CrewField({ value, onChange }: CrewFieldProps) {
  const { t } = useTranslation('admin');
  const crews = useAdminRead(crewsRead).body?.crews ?? [];
  if (crews.length < 2) return null;
  return (
    <SelectField
      label={t('crews.which')}
      labelHidden
      value={value}
      options={[
        { value: 'all', label: t('crews.all') },
        ...crews.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
