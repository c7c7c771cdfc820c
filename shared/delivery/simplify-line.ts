import { LINE_POINTS_MAX, type RouteLine } from './route.ts';

type Position = readonly [longitude: number, latitude: number];

/** One metre: finer is invisible at every zoom. */
const DIGITS = 5;
/** Longer lines are thinned evenly first: the search below is quadratic in the worst case. */
const EXAMINED_MAX = 4_000;

/**
 * RT19: the same line with at most `max` points: those that deviate most stay (Douglas-Peucker by rank), the ends
 * always, all with five decimals. Two points at least come back, even of a line without length.
 */
export function simplifyLine(line: RouteLine, max: number = LINE_POINTS_MAX): RouteLine {
  const points = thin(line.coordinates.map(rounded).filter(isMove));
  const kept = points.length <= max ? points : mostTelling(points, max);
  const [first] = kept;
  return { type: 'LineString', coordinates: kept.length === 1 && first ? [first, first] : kept };
}

function mostTelling(points: readonly Position[], max: number): readonly Position[] {
  const ranks = rankPoints(points);
  const order = points.map((_, index) => index).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b);
  const chosen = new Set(order.slice(0, Math.max(2, max)));
  return points.filter((_, index) => chosen.has(index));
}

/** How far each point stands out where Douglas-Peucker would reach it; no more than the point that split its part. */
function rankPoints(points: readonly Position[]): readonly number[] {
  const last = points.length - 1;
  const ranks: number[] = points.map(() => 0);
  ranks[0] = ranks[last] = Number.POSITIVE_INFINITY;
  const parts: [from: number, to: number, limit: number][] = [[0, last, Number.POSITIVE_INFINITY]];
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to, limit] = part;
    const { index, distance } = farthest(points, from, to);
    if (index === undefined) continue;
    const rank = Math.min(distance, limit);
    ranks[index] = rank;
    parts.push([from, index, rank], [index, to, rank]);
  }
  return ranks;
}

function farthest(
  points: readonly Position[],
  from: number,
  to: number,
): { readonly index: number | undefined; readonly distance: number } {
  let found: { index: number | undefined; distance: number } = { index: undefined, distance: -1 };
  const [start, end] = [points[from], points[to]];
  if (start === undefined || end === undefined) return found;
  for (let index = from + 1; index < to; index += 1) {
    const distance = distanceToSegment(points[index] ?? start, start, end);
    if (distance > found.distance) found = { index, distance };
  }
  return found;
}

/** In degrees of latitude, flat: good enough to tell which of two points stands out more. */
function distanceToSegment(point: Position, start: Position, end: Position): number {
  const narrowing = Math.cos((start[1] * Math.PI) / 180);
  const [x, y] = [(point[0] - start[0]) * narrowing, point[1] - start[1]];
  const [endX, endY] = [(end[0] - start[0]) * narrowing, end[1] - start[1]];
  const length = endX ** 2 + endY ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (x * endX + y * endY) / length));
  return Math.hypot(x - share * endX, y - share * endY);
}

function thin(points: readonly Position[]): readonly Position[] {
  if (points.length <= EXAMINED_MAX) return points;
  const step = (points.length - 1) / (EXAMINED_MAX - 1);
  return Array.from({ length: EXAMINED_MAX }, (_, place) => points[Math.round(place * step)]).filter(
    (point) => point !== undefined,
  );
}

function rounded([longitude, latitude]: Position): Position {
  return [Number(longitude.toFixed(DIGITS)), Number(latitude.toFixed(DIGITS))];
}

function isMove(point: Position, index: number, points: readonly Position[]): boolean {
  const before = points[index - 1];
  return before === undefined || before[0] !== point[0] || before[1] !== point[1];
}
