import * as z from 'zod/mini';
import { type DirectionsView, directionsView, type StopError, stopError } from '#shared/api/delivery.ts';
import type { Stop } from '#shared/delivery/stop.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { isOnline } from '../wire/connection.ts';
import { call, type Refusal } from '../wire/http.ts';
import { probeServer } from '../wire/probe-server.ts';

export type DirectionsOutcome =
  | { readonly ok: true; readonly view: DirectionsView }
  /** `errors`: what the answer says about single stops, index in the order sent (D139). */
  | { readonly ok: false; readonly refusal: Refusal; readonly errors: readonly StopError[] };

const withErrors = z.object({ errors: z.array(stopError) });

/** The road through these stops, pickups first and then the drop-off. Reads only: asked again at will. */
export async function fetchDirections(
  stops: readonly Stop[],
  locale: Locale,
  signal?: AbortSignal,
): Promise<DirectionsOutcome> {
  const points = stops.map(({ id: _, ...point }) => point);
  const answer = await call({
    method: 'POST',
    path: '/delivery/directions',
    body: { json: { points, locale } },
    schema: directionsView,
    signal,
  });
  if (answer.ok) return { ok: true, view: answer.body };
  // One lost call is bad luck; whether there is a connection at all is known after a second one (LC39).
  if (answer.status === 0 && !signal?.aborted && isOnline()) await probeServer();
  const said = withErrors.safeParse(answer.body);
  return { ok: false, refusal: answer, errors: said.success ? said.data.errors : [] };
}
