import { placeName } from '#shared/delivery/plan/complete-stop.ts';
import type { StopLike } from '#shared/delivery/stop.ts';

/** A stop of a cart, a booking or a plan; null, '' and a missing text are the same. */
export interface ShownStop extends StopLike {
  readonly type: 'pickup' | 'stop' | 'dropoff';
  readonly unit?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly label?: string | null | undefined;
}

interface StopWords {
  /** The place's name, or the street; '' for a stop without an address. */
  readonly title: string;
  /** What is left of the address: "12 Palm Ave, Apt 4, Orlando, FL 32801". */
  readonly rest: string;
}

/** An address in two lines. Texts a person did not type come from a geocoder and may be missing in part. */
export function stopWords(stop: ShownStop): StopWords {
  const { street, unit, label } = stop;
  const town = townOf(stop);
  const known = [placeName(stop), street].filter(isText);
  if (known.length === 0) return fromLabel(label ?? '', town);
  const [title = '', ...more] = known;
  return { title, rest: [...more, unit, town].filter(isText).join(', ') };
}

function townOf({ city, state, zip }: ShownStop): string {
  const district = [state, zip].filter(isText).join(' ');
  return [city, district].filter(isText).join(', ');
}

function fromLabel(label: string, town: string): StopWords {
  const [title = '', ...rest] = label.split(', ');
  return title === '' ? { title: town, rest: '' } : { title, rest: rest.join(', ') };
}

function isText(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}
