import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MetaStop } from '#shared/delivery/delivery-meta.ts';
import { routeKey } from '#shared/delivery/route-key.ts';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { type RouteFacts, signRouteToken, verifyRouteToken } from './route-token.ts';

const now = instantFromMs(Date.UTC(2026, 10, 21, 15));
const old = { kid: 'a', secret: 'old-secret-of-the-company' };
const fresh = { kid: 'b', secret: 'new-secret-of-the-company' };
const tenantId = '11111111-1111-4111-8111-111111111111';
const facts: RouteFacts = {
  distanceMiles: 12.345678901,
  durationMinutes: 27.5,
  source: 'osrm',
  estimated: false,
};

function aStop(type: MetaStop['type'], street: string, given: Partial<MetaStop> = {}): MetaStop {
  const place = { city: 'Orlando', state: 'FL', zip: '32801', latitude: 28.54, longitude: -81.38 };
  return { type, street, ...place, ...given };
}
const first = aStop('pickup', '12 Palm Way');
const second = aStop('pickup', '9 Oak Street', { city: 'Winter Park', zip: '32789', latitude: 28.6 });
const dropoff = aStop('dropoff', '400 Lake Drive', { latitude: 28.5 });
const stops = [first, second, dropoff];
const token = signRouteToken([old], tenantId, stops, facts, now);

test('a token gives back what was measured, to the last digit, and its end after 90 days', () => {
  expect(verifyRouteToken([old], tenantId, stops, token)).toEqual({
    facts,
    expiresAt: addMinutes(now, 90 * 24 * 60),
  });
});

test('a rotation keeps tokens of the older key alive and ends them when the key goes', () => {
  expect(verifyRouteToken([fresh, old], tenantId, stops, token)).toBeDefined();
  expect(verifyRouteToken([fresh], tenantId, stops, token)).toBeUndefined();
});

test('unit, notes, label, spelling in capitals and noise below a metre change no road', () => {
  const same = [
    { ...first, unit: '4B', notes: 'gate #1234', label: 'Home', street: ' 12  PALM way' },
    { ...second, type: 'stop' as const, latitude: 28.600001, approximate: true, placeId: 'x' },
    dropoff,
  ];
  expect(verifyRouteToken([old], tenantId, same, token)).toBeDefined();
});

test.each<[string, readonly MetaStop[]]>([
  ['another order', [second, first, dropoff]],
  ['a pickup more', [first, second, second, dropoff]],
  ['a pickup less', [first, dropoff]],
  ['another street', [{ ...first, street: '13 Palm Way' }, second, dropoff]],
  ['another city', [{ ...first, city: 'Miami' }, second, dropoff]],
  ['another state', [{ ...first, state: 'GA' }, second, dropoff]],
  ['another ZIP', [{ ...first, zip: '33101' }, second, dropoff]],
  ['another point', [{ ...first, latitude: 28.5402 }, second, dropoff]],
  ['no point', [{ ...first, latitude: undefined, longitude: undefined }, second, dropoff]],
  ['a pickup that calls itself a drop-off', [first, { ...second, type: 'dropoff' }, dropoff]],
  ['no stops', []],
])('%s is refused', (_what, others) => {
  expect(verifyRouteToken([old], tenantId, others, token)).toBeUndefined();
});

test('the token of another company is refused', () => {
  const theirs = '22222222-2222-4222-8222-222222222222';
  expect(verifyRouteToken([old], theirs, stops, token)).toBeUndefined();
});

/** Changes one place of the token in one of the ways a forger or a broken program would. */
const mutants = fc
  .record({
    at: fc.nat(token.length - 1),
    how: fc.constantFrom('replace', 'insert', 'drop', 'swapCase', 'append'),
    char: fc.string({ minLength: 1, maxLength: 2, unit: 'binary' }),
  })
  .map(({ at, how, char }) => {
    if (how === 'replace') return token.slice(0, at) + char + token.slice(at + 1);
    if (how === 'insert') return token.slice(0, at) + char + token.slice(at);
    if (how === 'drop') return token.slice(0, at) + token.slice(at + 1);
    if (how === 'append') return token + char;
    const one = token.charAt(at);
    const other = one === one.toLowerCase() ? one.toUpperCase() : one.toLowerCase();
    return token.slice(0, at) + other + token.slice(at + 1);
  })
  .filter((mutant) => mutant !== token);

test('no mutant of a token is accepted', () => {
  const isRefused = (mutant: string) => verifyRouteToken([old], tenantId, stops, mutant) === undefined;
  fc.assert(fc.property(mutants, isRefused), { numRuns: 2_000 });
});

/** Signed as it was before points were checked: nothing is said of them. */
function tokenOfBefore(of: readonly MetaStop[]): string {
  const payload = Buffer.from(JSON.stringify([0.1, 1, 'osrm', false, 1_795_000_000])).toString('base64url');
  const roles = of.map(({ type }) => (type === 'dropoff' ? 'd' : 'p')).join('');
  const text = ['v1', 'route', tenantId, old.kid, payload, roles, routeKey(of)].join('\n');
  return `1.${old.kid}.${payload}.${createHmac('sha256', old.secret).update(text).digest('base64url')}`;
}

test('[RT43] a token from before points were checked counts where town and ZIP have nothing against them', () => {
  const accepts = (of: readonly MetaStop[]) => verifyRouteToken([old], tenantId, of, tokenOfBefore(of));
  expect(accepts(stops)?.facts).toMatchObject({ distanceMiles: 0.1 });
  const kissimmee = { city: 'Kissimmee', zip: '34741' };
  expect(accepts([first, aStop('dropoff', '5 Broadway', kissimmee)])).toBeUndefined();
  expect(accepts([first, aStop('dropoff', '5 Broadway', { city: 'Xyzzyville', zip: '' })])).toBeUndefined();
});

test('[RT43] a doubt comes back as it was signed', () => {
  const points = [
    { offMiles: 0.2, fault: null },
    { offMiles: 17.1, fault: 'address.mismatch' as const },
    { offMiles: null, fault: 'address.unchecked' as const },
  ];
  const placed = { placedMiles: facts.distanceMiles, placedMinutes: facts.durationMinutes };
  const doubt = { ...placed, typedMiles: 22.123456789, typedMinutes: null, points };
  const signed = signRouteToken([old], tenantId, stops, { ...facts, doubt }, now);
  expect(verifyRouteToken([old], tenantId, stops, signed)?.facts).toEqual({ ...facts, doubt });
});

test('other miles under the same digest are refused', () => {
  const [version, kid, , digest] = token.split('.');
  const cheap = Buffer.from(JSON.stringify([0.1, 27.5, 'osrm', false, 1])).toString('base64url');
  const forged = [version, kid, cheap, digest].join('.');
  expect(verifyRouteToken([old], tenantId, stops, forged)).toBeUndefined();
});

test('a verifier that decodes leniently is caught by the same mutants', () => {
  const lenient = (mutant: string) => {
    const [version, kid, payload, digest = ''] = mutant.split('.');
    const strict = Buffer.from(digest, 'base64url').toString('base64url');
    return verifyRouteToken([old], tenantId, stops, [version, kid, payload, strict].join('.'));
  };
  const run = fc.check(
    fc.property(mutants, (mutant) => lenient(mutant) === undefined),
    { numRuns: 2_000 },
  );
  expect(run.failed).toBe(true);
});
