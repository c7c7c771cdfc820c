import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aService } from '../../booking/offer/a-service.test-support.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { ToastRegion } from '../../ui/feedback/toast-region.tsx';
import { aPricingView } from './a-pricing-view.test-support.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { PriceCell } from './price-cell.tsx';
import { priceRows } from './price-rows.ts';
import { usePriceEdits } from './use-price-edits.ts';

const { bulkForm: w } = admin.pricing;
const view = aPricingView([aService()]);
const rows = priceRows(view);

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

function Prices() {
  const inHand = usePriceEdits();
  const [open, setOpen] = useState(false);
  return (
    <main>
      <ul>
        {rows
          .filter(({ key }) => key === 'products:bedroom')
          .map((row) => (
            <PriceCell key={row.key} row={row} label="Chambre" judged={undefined} inHand={inHand} />
          ))}
      </ul>
      <button type="button" onClick={() => setOpen(true)}>
        {admin.pricing.bulk}
      </button>
      {open && (
        <BulkDialog
          open
          onClose={() => setOpen(false)}
          {...{ view, rows, inHand }}
          nameOf={({ key }) => key}
        />
      )}
      <ToastRegion label="Messages" closeLabel="Fermer" />
    </main>
  );
}

test('prices that were typed one by one come back after many were adjusted over them', async () => {
  await render(<Prices />);
  const price = page.getByLabelText('Chambre');
  await price.fill('130');
  await page.getByRole('button', { name: admin.pricing.bulk, exact: true }).click();
  await page.getByRole('button', { name: w.apply, exact: true }).click();
  await expect.element(price).toHaveValue('47,50');
  await page.getByRole('button', { name: w.undo, exact: true }).click();
  await expect.element(price).toHaveValue('130');
});
