import * as z from 'zod/mini';

type Position = z.ZodMiniType<[longitude: number, latitude: number]>;

/**
 * Longitude and latitude as in GeoJSON. A list of exactly two, because zod's tuples would be 0.3 kB on every phone for
 * this one pair; the length that is checked makes the type true.
 */
export const position = z.array(z.number().check(z.minimum(-180), z.maximum(180))).check(
  z.minLength(2),
  z.maxLength(2),
  z.refine(([, latitude = 0]) => Math.abs(latitude) <= 90, 'invalid'),
) as unknown as Position;
