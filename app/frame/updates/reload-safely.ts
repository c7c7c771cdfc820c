import { saveBeforeReload } from '../../data/device/before-reload.ts';

/** A database that does not answer must not keep the page for ever; what it missed is mirrored as the page leaves. */
const FLUSH_MAX_MS = 2_000;

let isReloading = false;

/**
 * Saves what is typed, then reloads the page if that is still wanted; a second call meanwhile changes nothing (LC56).
 */
export async function reloadSafely(isWanted = () => true): Promise<void> {
  if (isReloading) return;
  isReloading = true;
  const tooLong = new Promise((resolve) => setTimeout(resolve, FLUSH_MAX_MS));
  await Promise.race([saveBeforeReload(), tooLong]).catch(() => undefined);
  if (isWanted()) location.reload();
  else isReloading = false;
}
