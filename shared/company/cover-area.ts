import type { Gazetteer } from '../delivery/florida/gazetteer.ts';
import { greatCircleMiles } from '../delivery/great-circle.ts';
import { readCounties, readZips, type ServiceArea } from './area.ts';
import type { ServedArea } from './served-area.ts';

/** What an area comes to, and what of it the tables do not know: counties, codes of a list, the middle of a radius. */
export interface Coverage {
  readonly area: ServedArea;
  readonly unknown: readonly string[];
}

/** AR7-AR9: the ZIP codes that an area serves. */
export function coverArea(gazetteer: Gazetteer, area: ServiceArea): Coverage {
  const { zips: _list, ...typed } = area;
  const rule = { ...typed, counties: readCounties(area.counties) };
  const { served, unknown } = readServed(gazetteer, area);
  if (served === undefined) return { area: { ...rule, codes: null }, unknown };
  const elsewhere = new Set([...gazetteer.zips.keys()].filter((zip) => !served.has(zip)));
  return { area: { ...rule, codes: { served, elsewhere } }, unknown };
}

interface Served {
  /** undefined: all of Florida. */
  readonly served: ReadonlySet<string> | undefined;
  readonly unknown: readonly string[];
}

function readServed(gazetteer: Gazetteer, { by, counties, zips, zip, miles }: ServiceArea): Served {
  const all = [...gazetteer.zips.values()];
  switch (by) {
    case 'state':
      return { served: undefined, unknown: [] };
    case 'counties': {
      const names = readCounties(counties);
      const served = all.filter(({ county }) => names.includes(county));
      const unknown = names.filter((name) => all.every(({ county }) => county !== name));
      return { served: codesOf(served), unknown };
    }
    case 'zips': {
      const named = readZips(zips).zips;
      return { served: new Set(named), unknown: named.filter((code) => !gazetteer.zips.has(code)) };
    }
    case 'radius': {
      const middle = gazetteer.zips.get(zip);
      if (middle === undefined) return { served: new Set(), unknown: [zip] };
      return { served: codesOf(all.filter((area) => greatCircleMiles(middle, area) <= miles)), unknown: [] };
    }
  }
}

function codesOf(areas: readonly { readonly zip: string }[]): ReadonlySet<string> {
  return new Set(areas.map(({ zip }) => zip));
}
