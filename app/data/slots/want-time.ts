import { newId } from '../device/clock.ts';
import { editedCartId } from '../device/tab/edit-tab.ts';
import { TENANT_SLUG } from '../device/tenant.ts';

const page = newId();

/** Of the person's own cart, or of one that edits a booking: each has a time of its own (LC72). */
function prefixOf(): string {
  return `${TENANT_SLUG}:time-wanted:${editedCartId() ?? 'own'}:`;
}

/**
 * Tells other tabs, until the answer is called or this tab is gone, that the held time is needed here (D544). A browser
 * without Web Locks tells nobody.
 */
export function wantTime(): () => void {
  let leave: () => void = () => undefined;
  const left = new Promise<void>((resolve) => {
    leave = resolve;
  });
  globalThis.navigator?.locks
    ?.request(prefixOf() + page, { mode: 'shared' }, () => left)
    .catch(() => undefined);
  return leave;
}

/** Whether a screen in another tab needs the time that is held for what this tab puts together. */
export async function isTimeWantedElsewhere(): Promise<boolean> {
  const prefix = prefixOf();
  const known = await globalThis.navigator?.locks?.query().catch(() => undefined);
  return known?.held?.some(({ name }) => name?.startsWith(prefix) && name !== prefix + page) ?? false;
}
