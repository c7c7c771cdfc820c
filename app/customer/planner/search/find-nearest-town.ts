import { readGazetteer } from '#shared/delivery/florida/gazetteer.ts';
import { type NearTown, reverseTown } from '#shared/delivery/florida/reverse-town.ts';
import type { Point } from '#shared/delivery/stop.ts';

/** In a file of its own, so that the gazetteer is downloaded only with the first search. */
export function findNearestTown(point: Point): NearTown | undefined {
  return reverseTown(readGazetteer(), point);
}
