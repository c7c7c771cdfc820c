import type * as networkHalf from './network-half.ts';
import type * as readingHalf from './reading-half.ts';
import type * as sendingHalf from './sending-half.ts';

/** The code that asks the server never reached this device: nothing was sent, and a connection cures it. */
export class NotDownloaded extends Error {}

/**
 * A command whose work waits for the server lives in the network half: no screen has to download schemas and sync
 * before it can be drawn. Rejects with NotDownloaded when that half could not be had.
 */
export function behindDoor<Name extends keyof typeof networkHalf>(name: Name): (typeof networkHalf)[Name] {
  return doorTo(() => import('./network-half.ts'), name);
}

/** The same for what is about times and bookings. */
export function behindSendingDoor<Name extends keyof typeof sendingHalf>(
  name: Name,
): (typeof sendingHalf)[Name] {
  return doorTo(() => import('./sending-half.ts'), name);
}

/** The same for what a first visit reads; it comes with a third of the code. */
export function behindReadingDoor<Name extends keyof typeof readingHalf>(
  name: Name,
): (typeof readingHalf)[Name] {
  return doorTo(() => import('./reading-half.ts'), name);
}

/** The same for a half that has a door file of its own. */
export function doorTo<Half, Name extends keyof Half>(load: () => Promise<Half>, name: Name): Half[Name] {
  const command = async (...args: unknown[]) => {
    const half = await load().catch(() => {
      throw new NotDownloaded();
    });
    const work = half[name] as (...args: unknown[]) => unknown; // the same function, its arguments passed on untouched
    return work(...args);
  };
  return command as Half[Name];
}
