import * as z from 'zod/mini';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { dropRoute } from '#shared/delivery/plan/take-route.ts';
import { ROUTE_LIFE_MIN } from '#shared/delivery/route.ts';
import { addMinutes, type Instant, instantFromMs } from '#shared/kernel/instant.ts';

/**
 * RT46: a kept plan whose road the server does not vouch for any more has none: its price would be taken back in the
 * cart (D406). It is not stale, which would say that its addresses changed.
 */
export function dropOldRoad(plan: PlannerValue, now: Instant): PlannerValue {
  const token = plan.route?.routeToken ?? plan.doubt?.routeToken;
  const signedAt = token === undefined ? undefined : signedAtOf(token);
  if (signedAt === undefined || addMinutes(signedAt, ROUTE_LIFE_MIN) > now) return plan;
  return dropRoute(plan);
}

/** Miles, minutes, engine, whether it is an estimate, and the second of signing; what follows does not matter here. */
const payloadOf = z.tuple([z.unknown(), z.unknown(), z.unknown(), z.unknown(), z.int()], z.unknown());

/** What the server's token says openly. Undefined for a form that this build does not know: the server judges it. */
function signedAtOf(token: string): Instant | undefined {
  const payload = token.split('.')[2] ?? '';
  try {
    const text: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const read = payloadOf.safeParse(text);
    return read.success ? instantFromMs(read.data[4] * 1000) : undefined;
  } catch {
    return undefined;
  }
}
