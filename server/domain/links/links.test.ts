import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMinutes, instantFromMs } from '#shared/kernel/instant.ts';
import { sized } from '../../../tests/storms/storm-size.ts';
import { linkToBooking } from './booking-link.ts';
import { mutantsOf } from './link-mutants.test-support.ts';
import { linkToList, verifyListLink } from './list-link.ts';
import { publicBase } from './public-base.ts';
import type { LinkClaims } from './sign-link.ts';
import { signLink } from './sign-link.ts';
import { verifyLink } from './verify-link.ts';

const now = instantFromMs(Date.UTC(2026, 10, 21, 15));
const later = addMinutes(now, 60);
const old = { kid: 'a', secret: 'old-secret-of-the-company' };
const fresh = { kid: 'b', secret: 'new-secret-of-the-company' };
const claims: LinkClaims = {
  purpose: 'booking',
  tenantId: '11111111-1111-4111-8111-111111111111',
  bookingId: '22222222-2222-4222-8222-222222222222',
  email: 'Ana@Example.org ',
};
const sig = signLink([old], claims, later, 3);

test('a signature gives back its epoch, whatever the case of the address', () => {
  expect(verifyLink([old], sig, { ...claims, email: 'ana@example.org' }, now)).toMatchObject({ epoch: 3 });
});

test('a rotation keeps links of the older key alive and ends them when the key goes', () => {
  expect(verifyLink([fresh, old], sig, claims, now)).toMatchObject({ epoch: 3 });
  expect(verifyLink([fresh], sig, claims, now)).toBeUndefined();
});

test('an expired link is refused to the second', () => {
  expect(verifyLink([old], sig, claims, instantFromMs(later - 1))).toBeDefined();
  expect(verifyLink([old], sig, claims, later)).toBeUndefined();
});

test('another booking, tenant, purpose or address is refused', () => {
  const others: LinkClaims[] = [
    { ...claims, bookingId: '33333333-3333-4333-8333-333333333333' },
    { ...claims, tenantId: '33333333-3333-4333-8333-333333333333' },
    { ...claims, purpose: 'list' },
    { ...claims, email: 'eve@example.org' },
  ];
  for (const other of others) expect(verifyLink([old], sig, other, now)).toBeUndefined();
});

const mutants = mutantsOf(sig);

test('no mutant of a signature is accepted', () => {
  fc.assert(
    fc.property(mutants, (mutant) => verifyLink([old], mutant, claims, now) === undefined),
    { numRuns: sized(10_000) },
  );
});

test('no other last digit is accepted, not even one that decodes to the same bytes', () => {
  const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const accepted = [...digits].filter((digit) => verifyLink([old], sig.slice(0, -1) + digit, claims, now));
  expect(accepted).toEqual([sig.at(-1)]);
});

test('a verifier that decodes leniently is caught by the same mutants', () => {
  const lenient = (mutant: string) => {
    const [version, kid, expiry, epoch, digest = ''] = mutant.split('.');
    const strict = [version, kid, expiry, epoch, Buffer.from(digest, 'base64url').toString('base64url')].join(
      '.',
    );
    return verifyLink([old], strict, claims, now);
  };
  const run = fc.check(
    fc.property(mutants, (mutant) => lenient(mutant) === undefined),
    { numRuns: 10_000 },
  );
  expect(run.failed).toBe(true);
});

const env = { publicUrl: 'https://book.example.com', appTenant: 'sabal', linkSecrets: [fresh] };
const tenant = { id: claims.tenantId, slug: 'sabal', publicUrl: null };

test('a link to a booking is built from the configured base and lives 60 days past the visit', () => {
  const booking = { id: claims.bookingId, email: 'a+b@example.org', endsAt: now, linkEpoch: 1 };
  const link = new URL(linkToBooking(env, tenant, booking));
  expect(link.origin + link.pathname).toBe('https://book.example.com/manage');
  expect(link.searchParams.get('email')).toBe('a+b@example.org');
  const linkSig = link.searchParams.get('sig') ?? '';
  const linkClaims = { ...claims, email: booking.email };
  expect(verifyLink([fresh], linkSig, linkClaims, addMinutes(now, 60 * 24 * 60 - 1))).toMatchObject({
    epoch: 1,
  });
  expect(verifyLink([fresh], linkSig, linkClaims, addMinutes(now, 60 * 24 * 60))).toBeUndefined();
});

test('the link to a visit long past lives as long as the list it stands on', () => {
  const longAgo = addMinutes(now, -70 * 24 * 60);
  const booking = { id: claims.bookingId, email: claims.email, endsAt: longAgo, linkEpoch: 1 };
  const sigOf = (link: string) => new URL(link).searchParams.get('sig') ?? '';
  const alone = sigOf(linkToBooking(env, tenant, booking));
  const listed = sigOf(linkToBooking(env, tenant, booking, later));
  expect(verifyLink([fresh], alone, claims, now)).toBeUndefined();
  expect(verifyLink([fresh], listed, claims, now)).toEqual({ epoch: 1, expiresAt: later });
});

test('a link to a list lives seven days and opens nothing else', () => {
  const link = new URL(linkToList(env, tenant, 'a+b@example.org', now));
  expect(link.origin + link.pathname).toBe('https://book.example.com/my-bookings');
  const proof = { email: link.searchParams.get('email') ?? '', sig: link.searchParams.get('sig') ?? '' };
  const expiresAt = addMinutes(now, 7 * 24 * 60);
  expect(verifyListLink(env, claims.tenantId, proof, now)).toMatchObject({ expiresAt });
  expect(verifyListLink(env, claims.tenantId, proof, expiresAt)).toBeUndefined();
  expect(verifyListLink(env, claims.bookingId, proof, now)).toBeUndefined();
  expect(verifyLink([fresh], proof.sig, { ...claims, email: proof.email }, now)).toBeUndefined();
});

test('a link leads to the app of its company, which for all but one is not the app at PUBLIC_URL', () => {
  expect(publicBase(env, tenant)).toBe('https://book.example.com');
  expect(publicBase(env, { ...tenant, publicUrl: 'https://own.example' })).toBe('https://own.example');
  expect(publicBase(env, { ...tenant, slug: 'other', publicUrl: 'https://other.example' })).toBe(
    'https://other.example',
  );
  expect(publicBase(env, { ...tenant, slug: 'other' })).toBe('');
});
