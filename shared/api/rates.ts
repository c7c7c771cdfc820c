import * as z from 'zod/mini';
import {
  defaultRates,
  type RateName,
  type RatePath,
  type RateReader,
  type Rates,
  rateNames,
  ratePath,
} from '../catalogue/rates.ts';
import { toCents, toDollars } from '../kernel/money.ts';
import { dollars } from './wire.ts';

/** Rates in dollars, in groups: `delivery.mileageRate` is `{delivery: {mileageRate: 1.9}}`. */
type RatesOnWire<Reader extends RateReader> = Grouped<RatePath<Reader>>;
type Grouped<Path extends string> = {
  [Group in GroupOf<Path>]: Group extends Path ? number : Record<FieldOf<Path, Group>, number>;
};
type GroupOf<Path> = Path extends `${infer Group}.${string}` ? Group : Path & string;
type FieldOf<Path, Group extends string> = Path extends `${Group}.${infer Field}` ? Field : never;
type PartialRatesOnWire<Reader extends RateReader> = {
  [Group in keyof RatesOnWire<Reader>]?: Partial<RatesOnWire<Reader>[Group]>;
};
type Shape<Wire> = { [Group in keyof Wire]: z.ZodMiniType<Wire[Group]> };
type PartialShape<Wire> = { [Group in keyof Wire]: z.ZodMiniOptional<z.ZodMiniType<Partial<Wire[Group]>>> };

/** Fields of an answer. A rate that is not sent, by an older server, is the default (D260). */
export function ratesShape<Reader extends RateReader>(reader: Reader): Shape<RatesOnWire<Reader>> {
  const shape = inGroups<z.ZodMiniType>(
    reader,
    (name) => z._default(dollars, toDollars(defaultRates[name])),
    (group) => z.prefault(z.object(group), {}),
  );
  return shape as Shape<RatesOnWire<Reader>>; // every path is in it
}

/** Fields of a body, where each rate may be absent. */
export function someRatesShape<Reader extends RateReader>(reader: Reader): PartialShape<RatesOnWire<Reader>> {
  const shape = inGroups<z.ZodMiniType>(
    reader,
    () => z.optional(dollars),
    (group) => z.optional(z.object(group)),
  );
  return shape as PartialShape<RatesOnWire<Reader>>; // every path is in it
}

export function ratesToWire<Reader extends RateReader>(rates: Rates, reader: Reader): RatesOnWire<Reader> {
  return someRatesToWire(rates, reader) as RatesOnWire<Reader>; // every path is in it
}

/** Only the rates that are given. */
export function someRatesToWire<Reader extends RateReader>(
  rates: Partial<Rates>,
  reader: Reader,
): PartialRatesOnWire<Reader> {
  const given = rateNames.filter((name) => rates[name] !== undefined);
  const wire = inGroups<unknown>(
    reader,
    (name) => toDollars(rates[name] ?? 0),
    (group) => group,
    given,
  );
  return wire as PartialRatesOnWire<Reader>; // of paths alone
}

/** All rates of an answer, in cents. */
export function ratesFromWire(wire: object, reader: RateReader): Rates {
  const cents = sentRates(wire, reader).map(([name, rate]) => [name, toCents(rate)] as const);
  return { ...defaultRates, ...Object.fromEntries(cents) };
}

/** The rates that are there, in dollars, whatever they are. */
export function sentRates(wire: object, reader: RateReader): readonly (readonly [RateName, number])[] {
  return rateNames.flatMap((name) => {
    const sent = ratePath(name, reader).split('.').reduce(fieldOf, wire);
    return typeof sent === 'number' ? [[name, sent] as const] : [];
  });
}

function fieldOf(from: unknown, field: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, field) : undefined;
}

function inGroups<Value>(
  reader: RateReader,
  ofRate: (name: RateName) => Value,
  toValue: (group: Readonly<Record<string, Value>>) => Value,
  names = rateNames,
): Readonly<Record<string, Value>> {
  const whole: Record<string, Value> = {};
  const groups: Record<string, Record<string, Value>> = {};
  for (const name of names) {
    const [group = '', field] = ratePath(name, reader).split('.');
    if (field === undefined) whole[group] = ofRate(name);
    else groups[group] = { ...groups[group], [field]: ofRate(name) };
  }
  const made = Object.entries(groups).map(([group, fields]) => [group, toValue(fields)] as const);
  return { ...whole, ...Object.fromEntries(made) };
}
