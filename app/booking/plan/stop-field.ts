import type { ChangeEvent } from 'react';
import type { StopChange } from '#shared/delivery/plan/edit-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import { stopFieldId } from './focus-stop.ts';

type WrittenField = 'placeName' | 'street' | 'unit' | 'city' | 'state' | 'zip' | 'notes';

/** What the wire takes of each (shared/api/delivery.ts). */
const lengthMax: Readonly<Record<WrittenField, number>> = {
  placeName: 200,
  street: 200,
  unit: 60,
  city: 100,
  state: 2,
  zip: 10,
  notes: 500,
};

/** Everything about a field of a stop but its words and its place among the others. */
export function stopField(stop: Stop, field: WrittenField, onEdit: (change: StopChange) => void) {
  return {
    id: stopFieldId(stop.id, field),
    value: stop[field],
    maxLength: lengthMax[field],
    autoComplete: 'off',
    autoCapitalize: field === 'state' ? 'characters' : undefined,
    dir: 'auto',
    inputMode: field === 'zip' ? ('numeric' as const) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onEdit({ [field]: target.value }),
  };
}
