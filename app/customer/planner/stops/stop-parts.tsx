import { useTranslation } from 'react-i18next';
import type { StopChange } from '#shared/delivery/plan/edit-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { NeededField } from '../../../booking/plan/find-missing.ts';
import { stopField } from '../../../booking/plan/stop-field.ts';
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
  return (
    <div className={styles.parts}>
      <TextField {...stopField(stop, 'city', onEdit)} label={t('stop.city')} error={errors.city} />
      <TextField {...stopField(stop, 'state', onEdit)} label={t('stop.state')} error={errors.state} />
      <TextField {...stopField(stop, 'zip', onEdit)} label={t('stop.zip')} />
      <TextField {...stopField(stop, 'unit', onEdit)} label={t('stop.unit')} />
      <TextField {...stopField(stop, 'notes', onEdit)} label={t('stop.notes')} hint={t('stop.notesHint')} />
    </div>
  );
}
