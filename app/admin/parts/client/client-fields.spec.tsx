import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { ClientFields } from './client-fields.tsx';

const w = admin['new-booking'].client;
const client = {
  ...{ customerName: 'Marie-Antoinette de la Fuente', email: 'marie@correo.com', phone: '+14075550113' },
  ...{ line1: '10432 Orange Blossom Avenue', line2: '', city: 'Orlando', region: 'FL', postalCode: '32801' },
  gateCode: '',
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

test('on a phone a name and a street are read whole in their fields', async () => {
  await page.viewport(360, 740);
  await render(
    <main style={{ containerType: 'inline-size', inlineSize: '312px' }}>
      <ClientFields {...{ client, refused: {}, told: false, emailHint: '' }} onChange={() => undefined}>
        <p>Note</p>
      </ClientFields>
    </main>,
  );
  for (const label of [w.name, w.line1]) {
    const field = page.getByRole('textbox', { name: label }).element();
    expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  }
});
