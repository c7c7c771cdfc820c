import { useMemo } from 'react';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import type { CountyOutline } from '#shared/delivery/florida/florida-counties.ts';
import type { RouteLine } from '#shared/delivery/route.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { PIN, type PinLook, PinShape } from '../map-pin.tsx';
import { fitSketch, isInSketch, type Place, toPath } from './project-sketch.ts';

const BOX = { width: 320, height: 180 };
/** The pin's size in the drawing, of that on the map. */
const PIN_SCALE = 0.7;

type RouteSketchProps = {
  /** Pickups in order, then the drop-off. Those without a point are left out. */
  stops: readonly MetaStop[];
  geometry: RouteLine | null | undefined;
  estimated: boolean;
  /** Without it the sketch is decoration beside the list of stops. */
  label?: string | undefined;
};

/**
 * `<RouteSketch stops geometry estimated label?>` A delivery as a small drawing: no Leaflet, no network, no sheet of its
 * own. The counties come later and change nothing of its size. Nothing where no stop has a point.
 */
export function RouteSketch({ stops, geometry, estimated, label }: RouteSketchProps) {
  const counties = useCounties();
  const pins = useMemo(() => placePins(stops), [stops]);
  const line = geometry?.coordinates ?? [];
  const project = useMemo(
    () => fitSketch([...pins.map(({ place }) => place), ...(geometry?.coordinates ?? [])], BOX),
    [pins, geometry],
  );
  if (project === undefined) return null;
  return (
    <svg
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      style={{
        background: 'var(--water)',
        borderRadius: 'var(--radius-m)',
        inlineSize: '100%',
      }}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      <path d={landPath(counties, project)} fill="var(--land)" stroke="var(--shore)" />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={toPath(line, project)} stroke="var(--surface)" strokeWidth="7" />
        <path
          d={toPath(line, project)}
          stroke="var(--primary)"
          strokeWidth="3.5"
          strokeDasharray={estimated ? '1 8' : undefined}
        />
      </g>
      {pins.map(({ place, ...look }) => {
        const [x, y] = project(place);
        const [left, top] = [x - (PIN.width / 2) * PIN_SCALE, y - PIN.height * PIN_SCALE];
        return (
          <g key={look.mark} transform={`translate(${left} ${top}) scale(${PIN_SCALE})`}>
            <PinShape {...look} />
          </g>
        );
      })}
    </svg>
  );
}

const noCounties: readonly CountyOutline[] = [];

/** Asked for once, 13 kB; without them the road stands on plain ground. */
function useCounties(): readonly CountyOutline[] {
  const counties = useLoaded('counties', async () => {
    const { countyOutlines } = await import('#shared/delivery/florida/florida-counties.ts');
    return countyOutlines();
  });
  return counties ?? noCounties;
}

function landPath(
  counties: readonly CountyOutline[],
  project: (place: Place) => readonly [number, number],
): string {
  return counties
    .flatMap(({ rings }) => rings)
    .filter((ring) => isInSketch(ring, project, BOX))
    .map((ring) => `${toPath(ring, project)}Z`)
    .join('');
}

/** From north to south: one in front of another stands lower. */
interface Pin extends PinLook {
  readonly place: Place;
}

function placePins(stops: readonly MetaStop[]): readonly Pin[] {
  const pins = stops.flatMap(({ type, latitude, longitude }, index): readonly Pin[] => {
    if (latitude === undefined || longitude === undefined) return [];
    const place: Place = [longitude, latitude];
    return type === 'dropoff'
      ? [{ place, type, mark: '' }]
      : [{ place, type: 'pickup', mark: `${index + 1}` }];
  });
  return pins.sort((a, b) => b.place[1] - a.place[1]);
}
