/** How the owner says where the company comes (AR1). */
export const areaWays = ['state', 'counties', 'zips', 'radius'] as const;

/** What becomes of a booking elsewhere: a person looks at it first, or it is not taken. */
export const outsideRules = ['pending', 'refused'] as const;

/** Where a company comes without asking first. What belongs to another way than the chosen one is kept for going back. */
export interface ServiceArea {
  readonly by: (typeof areaWays)[number];
  /** Names as the gazetteer has them, a comma between. */
  readonly counties: string;
  /** ZIP codes as they were typed or pasted; kept in their order with a space between. */
  readonly zips: string;
  /** The middle of the radius. */
  readonly zip: string;
  /** Straight over the ground, from the middle of `zip` to the middle of another. */
  readonly miles: number;
  readonly outside: (typeof outsideRules)[number];
}

/** Florida is some 450 miles long: more than this is the whole of it. */
export const AREA_MILES = { least: 1, usual: 25, most: 300 } as const;
/** The names of all 67, twice over. In UTF-16 units. */
export const COUNTIES_LENGTH_MAX = 1_500;
/** All of Florida's 1,473, and as many again that the tables do not know. In UTF-16 units. */
export const ZIPS_LENGTH_MAX = 18_000;

/** Of a company that has set nothing: all of Florida, and a look at what is asked for elsewhere (D132). */
export const initialArea: ServiceArea = {
  by: 'state',
  counties: '',
  zips: '',
  zip: '',
  miles: AREA_MILES.usual,
  outside: 'pending',
};

/** The counties of an area, each once and in order. */
export function readCounties(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  return [...new Set(names)].filter((name) => name !== '').sort();
}

/** AR3: the ZIP codes of a list, however they are set apart, each once and in order; a longer code counts by its first five digits. */
export function readZips(text: string): {
  readonly zips: readonly string[];
  readonly unread: readonly string[];
} {
  const words = text.split(/[\s,;|]+/).filter((word) => word !== '');
  const read = words.map((word) => ({ word, zip: /^(\d{5})(?:-?\d{4})?$/.exec(word)?.[1] }));
  const zips = read.flatMap(({ zip }) => zip ?? []);
  return {
    zips: [...new Set(zips)].sort(),
    unread: read.filter(({ zip }) => zip === undefined).map(({ word }) => word),
  };
}
