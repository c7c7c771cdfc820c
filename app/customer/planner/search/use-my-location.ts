import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeStop } from '#shared/delivery/plan/describe-stop.ts';
import type { Point, Stop } from '#shared/delivery/stop.ts';
import type { ChosenAddress } from './chosen-address.ts';

/** The customer is watching; after that, typing is quicker. */
const GIVE_UP_MS = 10_000;
/** The customer has not walked far since. */
const KNOWN_FOR_MS = 60_000;
/** A circle wider than a block does not tell the door. */
const EXACT_WITHIN_M = 150;
/** Farther from any town of Florida than this, naming one would be wrong. */
const NEAR_MILES = 30;

/** Where the person stands, asked for only on tap, with the name of the nearest town. */
export function useMyLocation(stop: Stop, onFound: (address: ChosenAddress) => void) {
  const { t } = useTranslation('planner');
  const [state, setState] = useState<'idle' | 'asking' | 'failed'>('idle');

  async function takePosition({ latitude, longitude, accuracy }: GeolocationCoordinates): Promise<void> {
    const town = await nearestTown({ latitude, longitude });
    const name = town === undefined ? t('search.hereName') : t('search.hereNear', { town });
    // The town typed before may be another one; the place where the customer stands is not.
    const city = town ?? stop.city;
    setState('idle');
    onFound({
      label: describeStop({ ...stop, city, street: name, placeName: name }),
      ...{ latitude, longitude, city, street: name },
      ...(stop.searchMode === 'place' && { placeName: name }),
      source: 'user',
      placeId: null,
      approximate: accuracy > EXACT_WITHIN_M,
    });
  }

  function locate(): void {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void takePosition(coords),
      () => setState('failed'),
      { enableHighAccuracy: true, timeout: GIVE_UP_MS, maximumAge: KNOWN_FOR_MS },
    );
  }

  return { state, locate, reset: () => setState('idle') };
}

export function canLocate(): boolean {
  return 'geolocation' in navigator && window.isSecureContext;
}

async function nearestTown(point: Point): Promise<string | undefined> {
  const { findNearestTown } = await import('./find-nearest-town.ts');
  const town = findNearestTown(point);
  return town !== undefined && town.miles <= NEAR_MILES ? town.name : undefined;
}
