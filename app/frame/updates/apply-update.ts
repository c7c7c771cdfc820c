import { readCart } from '../../data/cart/read-cart.ts';
import { saveBeforeReload } from '../../data/device/before-reload.ts';
import { now } from '../../data/device/clock.ts';
import { findUpdateBlocker, type UpdateBlocker } from './update-blocker.ts';

/** Not followed as it changes: a hold also ends by itself, which no write to the database tells. */
const LOOK_AGAIN_MS = 1_000;
const PUSH_MAX_MS = 10_000;

type Update = {
  /** Tells the person what is waited for. */
  readonly explain: (blocker: UpdateBlocker) => void;
  /** Lets the waiting worker take over; the tabs reload when it does. */
  readonly takeOver: () => void;
};

/** After the person said yes: waits until nothing is interrupted (LC55), saves, and lets the new version in. */
export async function applyUpdate({ explain, takeOver }: Update): Promise<void> {
  const blocker = await findUpdateBlocker();
  if (blocker !== undefined) explain(blocker);
  do {
    await until(async () => (await findUpdateBlocker()) === undefined);
    await saveBeforeReload();
    const pushUntil = now() + PUSH_MAX_MS;
    await until(async () => (await readCart()).sync !== 'sending' || now() > pushUntil);
  } while ((await findUpdateBlocker()) !== undefined);
  takeOver();
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
}
