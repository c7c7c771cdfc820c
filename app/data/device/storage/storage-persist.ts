import { readMirror, writeMirror } from '../mirror.ts';

/**
 * Asks the browser not to throw the database away when it needs room (LC46). Nothing here depends on the answer. Asked
 * once per device, because some browsers ask the person; and again at install, when browsers say yes.
 */
export async function askToPersist({ again = false } = {}): Promise<void> {
  if (!again && readMirror('storage_persisted') !== undefined) return;
  try {
    const granted = await globalThis.navigator?.storage?.persist?.();
    writeMirror('storage_persisted', granted === true ? 'yes' : 'no');
  } catch {
    writeMirror('storage_persisted', 'no');
  }
}
