import { greatCircleMiles } from '../great-circle.ts';
import type { Point } from '../stop.ts';
import type { Gazetteer } from './gazetteer.ts';

export interface NearTown {
  readonly name: string;
  readonly county: string;
  /** Straight miles to its centre. */
  readonly miles: number;
}

/** RT36: the town whose centre is nearest, for "near Winter Park"; `miles` tells whether that says anything. */
export function reverseTown(gazetteer: Gazetteer, point: Point): NearTown | undefined {
  let nearest: NearTown | undefined;
  for (const town of gazetteer.towns) {
    const miles = greatCircleMiles(point, town);
    if (nearest === undefined || miles < nearest.miles)
      nearest = { name: town.name, county: town.county, miles };
  }
  return nearest;
}
