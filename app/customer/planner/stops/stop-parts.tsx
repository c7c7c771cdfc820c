import { useTranslation } from 'react-i18next';
import type { StopChange } from '#shared/delivery/plan/edit-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { NeededField } from '../../../booking/plan/find-missing.ts';
import { stopFieldId } from '../../../booking/plan/focus-stop.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './stops.module.css';

type StopPartsProps = {
  stop: Stop;
  errors: Readonly<Partial<Record<NeededField, string>>>;
  onEdit: (change: StopChange) => void;
};

/** The parts of an address by hand, and what only the driver needs. */
export function StopParts({ stop, errors, onEdit }: StopPartsProps) {
  const { t } = useTranslation('planner');
  const id = (field: string) => stopFieldId(stop.id, field);
  return (
    <div className={styles.parts}>
      <TextField
        id={id('city')}
        label={t('stop.city')}
        autoComplete="off"
        maxLength={100}
        error={errors.city}
        value={stop.city}
        onChange={(event) => onEdit({ city: event.target.value })}
      />
      <TextField
        id={id('state')}
        label={t('stop.state')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={2}
        error={errors.state}
        value={stop.state}
        onChange={(event) => onEdit({ state: event.target.value })}
      />
      <TextField
        id={id('zip')}
        label={t('stop.zip')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={10}
        value={stop.zip}
        onChange={(event) => onEdit({ zip: event.target.value })}
      />
      <TextField
        id={id('unit')}
        label={t('stop.unit')}
        autoComplete="off"
        maxLength={60}
        value={stop.unit}
        onChange={(event) => onEdit({ unit: event.target.value })}
      />
      <TextField
        id={id('notes')}
        label={t('stop.notes')}
        hint={t('stop.notesHint')}
        autoComplete="off"
        maxLength={500}
        value={stop.notes}
        onChange={(event) => onEdit({ notes: event.target.value })}
      />
    </div>
  );
}
