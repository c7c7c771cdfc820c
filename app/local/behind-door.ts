import type * as networkHalf from './network-half.ts';

type Half = typeof networkHalf;

/** The code that asks the server never reached this device: nothing was sent, and a connection cures it. */
export class NotDownloaded extends Error {}

/**
 * A command whose work waits for the server lives in the network half: no screen has to download schemas and sync
 * before it can be drawn. Rejects with NotDownloaded when that half could not be had.
 */
export function behindDoor<Name extends keyof Half>(name: Name): Half[Name] {
  const command = async (...args: unknown[]) => {
    const half = await import('./network-half.ts').catch(() => {
      throw new NotDownloaded();
    });
    const work = half[name] as (...args: unknown[]) => unknown; // the same function, its arguments passed on untouched
    return work(...args);
  };
  return command as Half[Name];
}
