/**
 * What has to be saved before the page reloads itself. Forms register what they save, so that the frame need not
 * bring along what only forms use.
 */
const saves = new Set<() => Promise<unknown>>();

export function beforeReload(save: () => Promise<unknown>): void {
  saves.add(save);
}

export async function saveBeforeReload(): Promise<void> {
  await Promise.all([...saves].map((save) => save()));
}
