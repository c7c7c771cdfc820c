/** `npm run storms` runs every storm in full; a commit runs a tenth of it (STORM_SIZE=full|tenth). */
export const isFullStorm = process.env.STORM_SIZE === 'full';

/** The full count, or a tenth of it but never fewer than `least`. */
export function sized(full: number, least = 1): number {
  return isFullStorm ? full : Math.max(least, Math.round(full / 10));
}
