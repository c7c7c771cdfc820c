/** Web push as this browser has it. The permission is asked for in `askForPush` alone, which a tap begins (D436). */

/**
 * `install`: iOS gives it to installed apps only. `none`: a browser without it, plain http, or no worker yet.
 * `denied`: the person said no, and the browser asks no more. `ready`: it may be asked, or was allowed.
 */
export type PushState = 'install' | 'none' | 'denied' | 'ready';

export async function readPushState(): Promise<PushState> {
  if (!('PushManager' in globalThis && 'Notification' in globalThis)) return isIos() ? 'install' : 'none';
  if (Notification.permission === 'denied') return 'denied';
  return (await managerHere()) === undefined ? 'none' : 'ready';
}

/** This browser gets what is sent with this key, whether or not the server knows. */
export async function isPushHere(publicKey: string): Promise<boolean> {
  const known = await (await managerHere())?.getSubscription();
  return known != null && isFor(known, publicKey);
}

/** Where this browser is reached by now; it changes without a word, and no worker may tell a server of it by itself. */
export async function readPushAddress(): Promise<string | undefined> {
  return (await (await managerHere())?.getSubscription())?.endpoint;
}

/** What the server has to know of this browser; undefined where the person says no. Throws what the browser throws. */
export async function askForPush(publicKey: string): Promise<PushSubscriptionJSON | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const manager = await managerHere();
  const known = await manager?.getSubscription();
  // One for another key is of a deployment that is gone: the browser refuses a second beside it.
  if (known && !isFor(known, publicKey)) await known.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  return (await manager?.subscribe(options))?.toJSON();
}

/** Also where the server could not be told: the address is good for nothing then. */
export async function endPush(): Promise<void> {
  await (await (await managerHere())?.getSubscription())?.unsubscribe();
}

async function managerHere(): Promise<PushManager | undefined> {
  return (await navigator.serviceWorker?.getRegistration())?.pushManager;
}

function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

/** An iPad calls itself a Mac; its fingers give it away. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}
