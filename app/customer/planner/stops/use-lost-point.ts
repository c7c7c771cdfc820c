import { useState } from 'react';
import type { Point, Stop } from '#shared/delivery/stop.ts';

/**
 * The point set by hand that a stop has lost to a new address (D332); undefined when it has none to give back. Another
 * found address is the end of it, and so is leaving the planner.
 */
export function useLostPoint({ source, latitude, longitude }: Stop): Point | undefined {
  const [kept, setKept] = useState<Point>();
  const isPlaced = source === 'manual' && latitude !== null && longitude !== null;
  if (isPlaced && (kept?.latitude !== latitude || kept.longitude !== longitude)) {
    setKept({ latitude, longitude });
  }
  if (!isPlaced && source !== null && kept !== undefined) setKept(undefined);
  return source === null ? kept : undefined;
}
