import { TENANT_SLUG } from '../tenant.ts';

const lastOf = new Map<string, Promise<unknown>>();

/**
 * Runs work of one name one after the other: in the whole browser where it has Web Locks, otherwise in this tab,
 * where two tabs may send the same state twice, which is harmless. Not re-entrant: work must not ask for its own name.
 */
export function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks;
  if (locks !== undefined) return locks.request(`${TENANT_SLUG}:${name}`, work);
  const turn = (lastOf.get(name) ?? Promise.resolve()).then(work, work);
  lastOf.set(
    name,
    turn.catch(() => undefined),
  );
  return turn;
}
