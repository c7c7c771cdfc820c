import type { StopError } from '#shared/api/delivery.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { takeRoute } from '#shared/delivery/plan/take-route.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { remote } from '../remote.ts';
import { isOnline } from '../wire/connection.ts';
import type { Refusal } from '../wire/http.ts';
import type { DirectionsOutcome } from './fetch-directions.ts';
import { rememberAddresses } from './remember-addresses.ts';

/** What came of asking for the road (D333, D334). Every `value` is the given one with what was learned put in. */
export type PlanOutcome =
  | { readonly kind: 'route'; readonly value: PlannerValue }
  /** Some stop needs a point set by hand. */
  | { readonly kind: 'pending'; readonly value: PlannerValue; readonly errors: readonly StopError[] }
  | { readonly kind: 'refused'; readonly errors: readonly StopError[]; readonly routeNotFound: true }
  | { readonly kind: 'busy' }
  | { readonly kind: 'notConfigured' }
  | { readonly kind: 'failed' }
  /** Offline, and what an estimate is made from never reached this device: a first visit that lost its connection. */
  | { readonly kind: 'unequipped' }
  /** Estimated on this device, or, with errors, not even that; the price stays "from" either way. */
  | { readonly kind: 'offline'; readonly value: PlannerValue; readonly errors: readonly StopError[] };

/**
 * Computes the road of a plan whose stops are complete: by the server, or without a connection on this device (LC60).
 */
export async function planRoute(
  value: PlannerValue,
  locale: Locale,
  signal?: AbortSignal,
): Promise<PlanOutcome> {
  if (!isOnline()) return planOnDevice(value);
  const answer = await remote.fetchDirections(listStops(value), locale, signal);
  if (!answer.ok) {
    const asked = 'refusal' in answer ? answer : undefined;
    if (asked !== undefined && asked.refusal.status !== 0) return refusedOutcome(asked);
    const said = kindOfWords(asked?.refusal.strangerText);
    if (said !== undefined) return { kind: said };
    return isOnline() || signal?.aborted ? { kind: 'failed' } : planOnDevice(value);
  }
  const { routePending, errors } = answer.view;
  const planned = takeRoute(value, answer.view);
  if (routePending) return { kind: 'pending', value: planned, errors };
  if (planned.route === null) return { kind: 'failed' };
  await rememberQuietly(planned);
  return { kind: 'route', value: planned };
}

function refusedOutcome({ refusal, errors }: Extract<DirectionsOutcome, { ok: false }>): PlanOutcome {
  if (refusal.status === 400) return { kind: 'refused', errors, routeNotFound: true };
  return { kind: refusalKind(refusal) };
}

/**
 * D334 goes by the words of the answer, the server's or a proxy's, with whatever code; our own codes say the same
 * without words.
 */
function refusalKind({ code, text }: Refusal): 'busy' | 'notConfigured' | 'failed' {
  const said = kindOfWords(text);
  if (said !== undefined) return said;
  if (code === 'route.busy' || code === 'request.too_many') return 'busy';
  return code === 'route.not_configured' ? 'notConfigured' : 'failed';
}

function kindOfWords(text = ''): 'busy' | 'notConfigured' | undefined {
  if (/rate limit/i.test(text)) return 'busy';
  return /not configured/i.test(text) ? 'notConfigured' : undefined;
}

async function planOnDevice(value: PlannerValue): Promise<PlanOutcome> {
  const half = await import('./plan-route-on-device.ts').catch(() => undefined);
  if (half === undefined) return { kind: 'unequipped' };
  const { plan, errors } = half.planRouteOnDevice(value);
  if (plan.route !== null) await rememberQuietly(plan);
  return { kind: 'offline', value: plan, errors };
}

/** A route is not lost for want of room to remember where it went. */
async function rememberQuietly(plan: PlannerValue): Promise<void> {
  await rememberAddresses(listStops(plan)).catch(() => undefined);
}
