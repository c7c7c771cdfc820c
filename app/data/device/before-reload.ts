/**
 * What has to be saved before the page reloads itself. The frame asks it of whoever told it to, so that it need not
 * bring along what only forms use.
 */
const saves = new Set<() => Promise<unknown>>();

export function beforeReload(save: () => Promise<unknown>): void {
  saves.add(save);
}

export async function saveBeforeReload(): Promise<void> {
  await Promise.all([...saves].map((save) => save()));
}
