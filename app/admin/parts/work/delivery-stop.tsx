import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StopFault } from '#shared/api/delivery.ts';
import type { StopChange } from '#shared/delivery/plan/edit-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { NeededField } from '../../../booking/plan/find-missing.ts';
import { stopElementId } from '../../../booking/plan/focus-stop.ts';
import { stopField } from '../../../booking/plan/stop-field.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './work.module.css';

type DeliveryStopProps = {
  stop: Stop;
  name: string;
  missing: readonly NeededField[];
  /** What was found wrong with it when the road was asked for. */
  fault: StopFault | undefined;
  onEdit: (change: StopChange) => void;
  /** Undefined for a stop that has to be there. */
  onRemove: (() => void) | undefined;
};

/** One address of a road, as it is told on the phone. */
export function DeliveryStop({ stop, name, missing, fault, onEdit, onRemove }: DeliveryStopProps) {
  const { t } = useTranslation('admin');
  const titleId = useId();
  const optional = t('new-booking.client.optional');
  const field = (part: Parameters<typeof stopField>[1]) => stopField(stop, part, onEdit);
  const need = (part: NeededField) =>
    missing.includes(part) ? t(`new-booking.road.missing.${part}`) : undefined;
  const found = fault && t(faultKeys[fault]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside the button that removes the stop.
    <div
      role="group"
      className={`${styles.stop} stack`}
      id={stopElementId(stop.id)}
      aria-labelledby={titleId}
    >
      <div className={styles.head}>
        <h4 id={titleId}>{name}</h4>
        {onRemove && (
          <IconButton
            label={t('new-booking.work.remove', { name })}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
      {stop.searchMode === 'place' && (
        <TextField label={t('new-booking.road.place')} note={optional} {...field('placeName')} />
      )}
      <div className={styles.pair}>
        <TextField
          label={t('new-booking.client.line1')}
          {...field('street')}
          error={need('street') ?? found}
        />
        <TextField label={t('new-booking.client.line2')} note={optional} {...field('unit')} />
      </div>
      <div className={styles.town}>
        <TextField label={t('new-booking.client.city')} {...field('city')} error={need('city')} />
        <TextField label={t('new-booking.client.region')} {...field('state')} error={need('state')} />
        <TextField label={t('new-booking.client.postalCode')} {...field('zip')} />
      </div>
      <TextField label={t('new-booking.road.notes')} note={optional} {...field('notes')} />
    </div>
  );
}

const faultKeys = {
  'address.incomplete': 'new-booking.road.fault.incomplete',
  'address.not_found': 'new-booking.road.fault.notFound',
  'address.outside': 'new-booking.road.fault.outside',
  'address.no_road': 'new-booking.road.fault.noRoad',
  'address.point_far': 'new-booking.road.fault.pointFar',
  'address.unchecked': 'new-booking.road.fault.unchecked',
  'address.mismatch': 'new-booking.road.fault.mismatch',
} as const satisfies Record<StopFault, string>;
