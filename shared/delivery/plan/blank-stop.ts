import type { Id } from '../../kernel/ids.ts';
import type { Stop } from '../stop.ts';

/** Where an address is that names no state. */
const DEFAULT_STATE = 'FL';

/** RT1: an empty stop in Florida. */
export function blankStop(id: Id, type: Stop['type']): Stop {
  return {
    id,
    type,
    street: '',
    city: '',
    state: DEFAULT_STATE,
    zip: '',
    unit: '',
    notes: '',
    placeName: '',
    label: '',
    latitude: null,
    longitude: null,
    source: null,
    placeId: null,
    searchMode: 'address',
    approximate: false,
  };
}
