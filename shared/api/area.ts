import * as z from 'zod/mini';
import { AREA_MILES, areaWays } from '../company/area.ts';
import { allOfFlorida, type ServedArea } from '../company/served-area.ts';

/**
 * Where a company comes, as every device keeps it to decide without the network. Absent where nothing was set. A way that an
 * older device has no words for is told to it by its codes alone.
 */
export const areaView = z.object({
  by: z.string(),
  counties: z.array(z.string()),
  zip: z.string(),
  miles: z.number(),
  /** `refused` or `pending`. */
  outside: z.string(),
  /** packZips; null: all of Florida, by the first digits. */
  served: z.nullable(z.string()),
  /** Known codes that are not served. */
  elsewhere: z.string(),
});
export type AreaView = z.infer<typeof areaView>;

/** Undefined for what a device takes for granted. */
export function toAreaView({ codes, ...rule }: ServedArea): AreaView | undefined {
  if (codes === null && rule.outside === allOfFlorida.outside) return undefined;
  const { by, counties, zip, miles, outside } = rule;
  const told = {
    by,
    counties: by === 'counties' ? [...counties] : [],
    zip: by === 'radius' ? zip : '',
    miles: by === 'radius' ? miles : AREA_MILES.usual,
    outside,
  };
  if (codes === null) return { ...told, served: null, elsewhere: '' };
  return { ...told, served: packZips(codes.served), elsewhere: packZips(codes.elsewhere) };
}

export function readAreaView(view: AreaView | undefined): ServedArea {
  if (view === undefined) return allOfFlorida;
  const { by, counties, zip, miles, served, elsewhere } = view;
  return {
    by: areaWays.find((way) => way === by) ?? 'zips',
    counties,
    zip,
    miles,
    outside: view.outside === 'refused' ? 'refused' : 'pending',
    codes: served === null ? null : { served: unpackZips(served), elsewhere: unpackZips(elsewhere) },
  };
}

/** AR11: ZIP codes as short text, those that begin alike together: "328:010304,347:41". */
function packZips(zips: Iterable<string>): string {
  const groups = new Map<string, string>();
  for (const zip of [...zips].sort()) {
    const head = zip.slice(0, 3);
    groups.set(head, (groups.get(head) ?? '') + zip.slice(3));
  }
  return [...groups].map(([head, ends]) => `${head}:${ends}`).join(',');
}

/** What packZips has written; text that is none gives no code. */
function unpackZips(text: string): ReadonlySet<string> {
  return new Set(
    text.split(',').flatMap((group) => {
      const [head = '', ends = ''] = group.split(':');
      return (ends.match(/\d\d/g) ?? []).map((end) => head + end);
    }),
  );
}
