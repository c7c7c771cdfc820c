import { liveQuery } from 'dexie';
import { db } from './db.ts';
import { isWaitedFor } from './sent-booking.ts';

/**
 * The number on the app's icon: what was asked for here and is not answered, is being checked or needs the person
 * (LC41). For the worker, after it sent something; pages use `keepBadge`.
 */
export async function showBadge(): Promise<void> {
  draw(await countWaiting());
}

/** Keeps the number right for as long as the page lives. */
export function keepBadge(): () => void {
  const subscription = liveQuery(countWaiting).subscribe({ next: draw, error: () => undefined });
  return () => subscription.unsubscribe();
}

function countWaiting(): Promise<number> {
  return db.intents.filter(isWaitedFor).count();
}

function draw(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the app is not installed.
  (count === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(count)).catch(() => undefined);
}
