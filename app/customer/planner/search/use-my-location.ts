import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeStop } from '#shared/delivery/plan/describe-stop.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { ChosenAddress } from './chosen-address.ts';
import { findHere, type Here } from './find-here.ts';

/** A circle wider than a block does not tell the door. */
const EXACT_WITHIN_M = 150;

/** Where the person stands, asked for only on tap, with the name of the nearest town; not once `reset` gave it up. */
export function useMyLocation(stop: Stop, onFound: (address: ChosenAddress) => void) {
  const { t } = useTranslation('planner');
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');
  const wish = useRef<AbortController>(undefined);

  function reset(): void {
    wish.current?.abort();
    setState('idle');
  }

  function addressOf({ latitude, longitude, radiusM, town }: Here): ChosenAddress {
    const name = town === undefined ? t('search.hereName') : t('search.hereNear', { town });
    // The town typed before may be another one; the place where the customer stands is not.
    const city = town ?? stop.city;
    return {
      label: describeStop({ ...stop, city, street: name, placeName: name }),
      ...{ latitude, longitude, city, street: name },
      ...(stop.searchMode === 'place' && { placeName: name }),
      source: 'user',
      placeId: null,
      approximate: radiusM > EXACT_WITHIN_M,
    };
  }

  async function locate(): Promise<void> {
    const asked = new AbortController();
    wish.current = asked;
    setState('asking');
    const here = await findHere();
    if (asked.signal.aborted) return;
    setState(here ? 'idle' : 'failed');
    if (here) onFound(addressOf(here));
  }

  return { state, locate, reset };
}

export function canLocate(): boolean {
  return 'geolocation' in navigator && window.isSecureContext;
}
