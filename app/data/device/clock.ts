import type { Id } from '#shared/kernel/ids.ts';
import { addMs, type Instant, instantFromMs } from '#shared/kernel/instant.ts';

/** The only clock and the only source of ids on the device (LC2). */

let offsetMs = 0;
let isTold = false;

/** This device's clock, right or wrong. What is compared with it must be in its terms, as `…AtLocal` is. */
export function now(): Instant {
  return instantFromMs(Date.now());
}

/** The server's clock as far as its last answer told; for what the server will judge: coupon windows, notice. */
export function serverNow(): Instant {
  return addMs(now(), offsetMs);
}

/**
 * Whether an answer has told the time since this page began. What an earlier page learnt is of a clock that may have
 * begun this day in another year.
 */
export function isServerTimeTold(): boolean {
  return isTold;
}

/** Learns how far this device is off. `answeredAt` is the server's reading; the answer took from `sentAt` to `now`. */
export function noteServerTime(answeredAt: Instant, sentAt: Instant): number {
  const middle = sentAt + (now() - sentAt) / 2;
  offsetMs = Math.round(answeredAt - middle);
  isTold = true;
  return offsetMs;
}

/** A header tells whole seconds: closer than this, what is known already is better. */
const COARSE_MS = 2_000;
/** An answer that took longer says too little, and one that took less than nothing saw the clock jump. */
const TOOK_MAX_MS = 10_000;

let tellOffset: (offsetMs: number) => void = () => undefined;

/** Learns from the `Date` of any fresh answer that this device's clock is elsewhere than was thought (LC2). */
export function noteServerDate(date: string | null, sentAt: Instant): void {
  const tookMs = now() - sentAt;
  const answeredAt = Date.parse(date ?? '') + 500;
  const foundMs = answeredAt - (sentAt + tookMs / 2);
  if (!(tookMs >= 0 && tookMs <= TOOK_MAX_MS && Number.isFinite(foundMs))) return;
  isTold = true;
  if (!(Math.abs(foundMs - offsetMs) > COARSE_MS + tookMs / 2)) return;
  offsetMs = Math.round(foundMs);
  tellOffset(offsetMs);
}

/** Tells the code that keeps times of this device's clock (watch-clock.ts). */
export function listenToServerDate(tell: (offsetMs: number) => void): () => void {
  tellOffset = tell;
  return () => {
    tellOffset = () => undefined;
  };
}

/** What an earlier page learnt. */
export function restoreServerOffset(storedMs: number): void {
  offsetMs = storedMs;
  isTold = false;
}

/** A random UUID v4. `crypto.randomUUID` is missing on plain http, where the app still has to work. */
export function newId(): Id {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
