import { HANDYMAN_MAX_MIN, positiveUpTo } from './limits.ts';

export const HANDYMAN_MIN_MIN = 60;
export const HANDYMAN_STEP_MIN = 20;

/** Minutes that are charged: the nearest whole minute, at least 60, then up to the next 20 (PR12, D41). */
export function handymanMinutes(minutes: unknown): number {
  const whole = Math.round(positiveUpTo(minutes, HANDYMAN_MAX_MIN) ?? HANDYMAN_MIN_MIN);
  return Math.max(HANDYMAN_MIN_MIN, Math.ceil(whole / HANDYMAN_STEP_MIN) * HANDYMAN_STEP_MIN);
}

/** From decimal hours as old forms kept them: 1.3333 h is 80 minutes, and so is 1.34 h (D41). */
export function hoursToHandymanMinutes(hours: number): number {
  return handymanMinutes(hours * 60);
}
