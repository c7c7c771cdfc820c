import { type Instant, parseInstant } from '#shared/kernel/instant.ts';

/** Made since this device last looked. Nothing is new on a device that never did. */
export function isFresh(
  { createdAt }: { readonly createdAt: string },
  lastLook: Instant | undefined,
): boolean {
  return lastLook !== undefined && (parseInstant(createdAt) ?? 0) > lastLook;
}
