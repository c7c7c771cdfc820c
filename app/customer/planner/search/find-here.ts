import type { Point } from '#shared/delivery/stop.ts';

/** The customer is watching; after that, typing is quicker. */
const GIVE_UP_MS = 10_000;
/** The customer has not walked far since. */
const KNOWN_FOR_MS = 60_000;
/** Farther from any town of Florida than this, naming one would be wrong. */
const NEAR_MILES = 30;

export interface Here extends Point {
  /** Of the circle in which the device is. */
  readonly radiusM: number;
  /** The nearest, where one is near and its table is on the device. */
  readonly town: string | undefined;
}

/** Where the person stands; undefined when the device does not tell. */
export async function findHere(): Promise<Here | undefined> {
  const coords = await new Promise<GeolocationCoordinates | undefined>((resolve) =>
    navigator.geolocation.getCurrentPosition(
      (position) => resolve(position.coords),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: GIVE_UP_MS, maximumAge: KNOWN_FOR_MS },
    ),
  );
  if (coords === undefined) return undefined;
  const { latitude, longitude, accuracy } = coords;
  const town = await nearestTown({ latitude, longitude }).catch(() => undefined);
  return { latitude, longitude, radiusM: accuracy, town };
}

async function nearestTown(point: Point): Promise<string | undefined> {
  const { findNearestTown } = await import('./find-nearest-town.ts');
  const town = findNearestTown(point);
  return town !== undefined && town.miles <= NEAR_MILES ? town.name : undefined;
}
