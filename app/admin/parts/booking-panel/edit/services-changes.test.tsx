import { expect, test } from 'vitest';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { aCompany } from '../../../../../tests/support/a-company.ts';
import { drawPart } from '../../../../../tests/support/draw-part.ts';
import { wholeTotals } from '../../../../customer/parts/order/open-totals.test-support.ts';
import { toCatalogue } from '../../../../data/catalogue/read-catalogue.ts';
import { toCompanyFacts } from '../../../../data/catalogue/to-catalogue-row.ts';
import { ServicesChanges } from './services-changes.tsx';

const catalogue = toCatalogue({
  ...{ key: 'catalogue', kind: 'catalogue', services: [], rates: {}, revision: 1, stepMin: 30 },
  ...{ horizonDays: 90, fetchedAt: instantFromMs(0), v: 1 },
  ...toCompanyFacts({ ...aCompany, timeZone: 'America/New_York', mailsLeave: true }),
});

test('staff who are about to end an offer read so before they save (D578)', async () => {
  const drawn = (endsOffer: boolean) => {
    const booked = { totalCents: 2500, serviceChargeCents: 0, lines: [], endsOffer };
    const change = { totals: wholeTotals, totalCents: 2500, catalogue, booked, isEmpty: false };
    return drawPart(<ServicesChanges {...change} />, 'fr');
  };
  expect(await drawn(true)).toContain('met fin au devis');
  expect(await drawn(false)).not.toContain('devis qui attend');
});
