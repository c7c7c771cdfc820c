import type { Cents } from '../kernel/money.ts';
import { type Kind, kinds } from './kind.ts';

interface Rate {
  /** Its name on the wire: `tile.roomRate` is `{tile: {roomRate}}`, of the kind `tile`; without a kind, of every order. */
  readonly path: `${Kind}.${string}` | 'serviceCharge';
  /** What staff's settings, drafts and the history of prices call it, where that is not its path. */
  readonly staffPath?: string;
  /** Until the owner changes it (D312). */
  readonly defaultCents: Cents;
  /** 0 where nothing is said (PR32). */
  readonly leastCents?: Cents;
}

/**
 * The rates that are no product's price (D43, D48, D53, D260), in the order in which staff see them. Each is listed
 * here and nowhere else: types, wire, columns and fields follow. A new one needs a column of its name in
 * `pricing_settings` and a word in `app/i18n/messages/admin/pricing.ts`.
 */
const rateTable = {
  deliveryBaseCents: { path: 'delivery.baseFeeDelivery', defaultCents: 1000 },
  errandBaseCents: { path: 'delivery.baseFeeErrand', defaultCents: 1500 },
  extraPickupCents: { path: 'delivery.extraPickupFee', defaultCents: 1000 },
  deliveryMileCents: { path: 'delivery.mileageRate', defaultCents: 190 },
  tileRoomCents: { path: 'tile.roomRate', defaultCents: 2500 },
  /** Every tile room costs something (PR28). */
  tileSqftCents: { path: 'tile.areaRate', defaultCents: 100, leastCents: 1 },
  tileDeepSoilSqftCents: { path: 'tile.deepSoilRate', defaultCents: 20 },
  tileSealantSqftCents: { path: 'tile.sealantRate', defaultCents: 20 },
  tileMinimumJobCents: { path: 'tile.minimumJob', defaultCents: 15_000 },
  rentmeFirstHourCents: {
    path: 'rentme.firstHourRate',
    staffPath: 'rentmeFirstHourRate',
    defaultCents: 8500,
  },
  rentmeExtraHourCents: {
    path: 'rentme.extraHourRate',
    staffPath: 'rentmeExtraHourRate',
    defaultCents: 5000,
  },
  rentmeMileCents: { path: 'rentme.mileRate', staffPath: 'rentmeMileageRate', defaultCents: 200 },
  handymanFirstHourCents: {
    path: 'handyman.firstHourRate',
    staffPath: 'handymanFirstHourRate',
    defaultCents: 9000,
  },
  handymanExtraHourCents: {
    path: 'handyman.extraHourRate',
    staffPath: 'handymanExtraHourRate',
    defaultCents: 6000,
  },
  serviceChargeCents: { path: 'serviceCharge', defaultCents: 0 },
} as const satisfies Record<string, Rate>;

type Table = typeof rateTable;
export type RateName = keyof Table;
/** The company's own. */
export type Rates = Readonly<Record<RateName, Cents>>;

/** Whom the wire speaks to. */
export type RateReader = 'customers' | 'staff';
export type RatePath<Reader extends RateReader> = Reader extends 'staff'
  ? StaffPathOf<Table[RateName]>
  : Table[RateName]['path'];
type StaffPathOf<Row extends Rate> = Row extends { readonly staffPath: infer Path extends string }
  ? Path
  : Row['path'];

/** A kind that is priced by rates. */
export type RatedKind = Table[RateName]['path'] extends infer Path
  ? Path extends `${infer Of extends Kind}.${string}`
    ? Of
    : never
  : never;

export const rateNames = Object.keys(rateTable) as readonly RateName[]; // the keys of the literal above

export function ratePath(name: RateName, reader: RateReader): string {
  const { path, staffPath = path }: Rate = rateTable[name];
  return reader === 'staff' ? staffPath : path;
}

/** PR32: what the rate costs at least. */
export function leastRateCents(name: RateName): Cents {
  const { leastCents = 0 }: Rate = rateTable[name];
  return leastCents;
}

/** Whose price it is a part of; undefined: of every order's. */
export function kindOfRate(name: RateName): RatedKind | undefined {
  const { path } = rateTable[name];
  return kinds.find((kind): kind is RatedKind => path.startsWith(`${kind}.`));
}

/** In the order of the table. */
export const ratedKinds: readonly RatedKind[] = [
  ...new Set(rateNames.flatMap((name) => kindOfRate(name) ?? [])),
];

/** Something of every rate. */
export function ofEachRate<Value>(make: (name: RateName) => Value): Readonly<Record<RateName, Value>> {
  return Object.fromEntries(rateNames.map((name) => [name, make(name)])) as Record<RateName, Value>; // of every name
}

/** Used by the seed, and before the first load, where a price made with them is not final; and for a rate that is not sent (D260). */
export const defaultRates: Rates = ofEachRate((name) => rateTable[name].defaultCents);
