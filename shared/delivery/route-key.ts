import { streetLine } from './plan/complete-stop.ts';
import type { StopLike } from './stop.ts';

/** A road is known to about a metre: more digits are noise of the vendor or the hand that placed the point. */
const COORDINATE_DIGITS = 5;

/**
 * RT6: canonical text of what a road depends on (D138): street, city, state, ZIP, coordinates, order. The same
 * for a plan's, a cart's and the wire's spelling of a stop; what the server signs and what tells a stale route.
 */
export function routeKey(points: readonly StopLike[]): string {
  return JSON.stringify(points.map(keyParts));
}

/** RT6 of one stop. */
export function stopKey(stop: StopLike): string {
  return JSON.stringify(keyParts(stop));
}

/** RT41: the address of a stop that has a street; where only a place or a town is named, two stops may be two doors. */
export function doorKey({ street, city, state, zip }: StopLike): string | undefined {
  const texts = [street, city, state, zip].map(canonicalText);
  return texts[0] === '' ? undefined : JSON.stringify(texts);
}

/** RT6: spaces and capitals change no address. */
export function canonicalText(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
}

function keyParts(stop: StopLike): readonly string[] {
  const texts = [streetLine(stop), stop.city, stop.state, stop.zip].map(canonicalText);
  return [...texts, coordinate(stop.latitude), coordinate(stop.longitude)];
}

function coordinate(degrees: number | null | undefined): string {
  if (typeof degrees !== 'number' || !Number.isFinite(degrees)) return '';
  const text = degrees.toFixed(COORDINATE_DIGITS);
  return Number(text) === 0 ? '0' : text; // -0 and 0 are one place
}
