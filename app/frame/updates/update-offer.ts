import i18next from 'i18next';
import { now } from '../../data/device/clock.ts';
import { dismissToast, showToast, toasts } from '../../ui/feedback/toasts.ts';
import { applyUpdate } from './apply-update.ts';

/** Until it is answered or shut: as long as a timer of the browser can be. */
const STAY_MS = 2 ** 31 - 1;

/** Shut means later: a page that stays open is asked again the next day. */
const AGAIN_AFTER_MS = 24 * 60 * 60_000;

const texts = {
  ready: 'update:ready',
  coming: 'update:coming',
  hold: 'update:afterHold',
  unsent: 'update:afterSending',
} as const;

let shown: { readonly toast: number; readonly state: keyof typeof texts; readonly at: number } | undefined;
let letIn = () => {};

/** Says once that a new version is there; nothing happens before the person presses (LC54). `takeOver` lets it in. */
export async function offerUpdate(takeOver: () => void): Promise<void> {
  letIn = takeOver;
  if (shown !== undefined && (isOpen() || now() - shown.at < AGAIN_AFTER_MS)) return;
  await i18next.loadNamespaces('update');
  i18next.off('languageChanged', showAgain);
  i18next.on('languageChanged', showAgain);
  show('ready');
}

function isOpen(): boolean {
  return toasts.get().some(({ id }) => id === shown?.toast);
}

/** Shows the offer again in the new language after a switch. */
function showAgain(): void {
  if (shown && isOpen()) show(shown.state);
}

function show(state: keyof typeof texts): void {
  if (shown) dismissToast(shown.toast);
  const toast = showToast({
    text: i18next.t(texts[state]),
    showMs: STAY_MS,
    ...(state === 'ready' && { undo: { label: i18next.t('update:act'), onUndo: accept } }),
  });
  shown = { toast, state, at: now() };
}

/**
 * Mostly there at once. But browsers let the old worker go only when it has nothing to do: Chromium may just have woken
 * it for a link that the finger is near, and then waits half a minute.
 */
function accept(): void {
  const takeOver = () => {
    show('coming');
    letIn();
  };
  void applyUpdate({ explain: show, takeOver }).catch(() => undefined);
}
