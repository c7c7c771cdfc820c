import type { Id } from '#shared/kernel/ids.ts';
import type { Tenant } from '../tenant.ts';
import type { Tx } from '../with-tenant.ts';
import { seedId } from './seed-id.ts';

/** The company that a fresh installation starts with (D369). */
export const seedTenant = {
  id: seedId('tenant:sabal'),
  slug: 'sabal',
  name: 'Sabal',
  timeZone: 'America/New_York',
  defaultLocale: 'fr',
  /** Shown to customers as the way to a person. Mail to `.example` arrives nowhere: name your own before going live. */
  helpEmail: 'help@sabal.example',
  /** 555-01 is for fiction: as the address, name your own. */
  logo: null,
  accent: null,
  phone: '(407) 555-0142',
  legalName: 'Sabal Home Services LLC',
  address: null,
  demo: true,
  host: null,
  calendarHost: null,
  publicUrl: null,
} as const satisfies Tenant;

/** Another company's demo has ids of its own: no two companies have an id in common (D411). */
export function ownId({ tenantId }: Pick<Tx, 'tenantId'>, name: string): Id {
  return seedId(tenantId === seedTenant.id ? name : `${tenantId}:${name}`);
}

const weekday = [{ startMin: 8 * 60, endMin: 18 * 60 }];

/** `resourceId` is the first crew's too; others come without touching the promise (D369, D456). */
export const seedAgenda = {
  resourceId: seedId('resource:crew-1'),
  hours: {
    1: weekday,
    2: weekday,
    3: weekday,
    4: weekday,
    5: weekday,
    6: [{ startMin: 9 * 60, endMin: 14 * 60 }],
    7: [],
  },
  stepMin: 30,
  bufferMin: 0,
  noticeMin: 120,
  horizonDays: 90,
} as const;

/** One coupon of each kind, so that every answer of the promo box can be tried. Amounts in cents. */
export const seedCoupons = [
  {
    code: 'WELCOME10',
    title: 'Welcome',
    amountOffCents: 1000,
    minSubtotalCents: 12_500,
    stacking: false,
    ended: false,
  },
  {
    code: 'SPRING5',
    title: 'Spring',
    amountOffCents: 500,
    minSubtotalCents: null,
    stacking: true,
    ended: false,
  },
  {
    code: 'LOYAL5',
    title: 'Loyalty',
    amountOffCents: 500,
    minSubtotalCents: null,
    stacking: true,
    ended: false,
  },
  {
    code: 'EXPIRED1',
    title: 'Ended',
    amountOffCents: 100,
    minSubtotalCents: null,
    stacking: false,
    ended: true,
  },
] as const;
