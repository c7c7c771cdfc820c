import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CustomerHistoryView } from '#shared/api/admin/customers.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { blankBooking } from './booking-draft.ts';
import { ClientPart } from './client-part.tsx';

const email = 'ana@sabal-mail.com';
const history: CustomerHistoryView = {
  customer: {
    ...{ email, customerName: 'Ana Diaz', phone: null, city: 'Orlando', totalBookings: 1, upcomingCount: 0 },
    ...{ lastBookingISO: '2026-11-02T15:00:00Z', cancelledCount: 0, totalAmount: 90, next: null },
    ...{ note: 'Chien.', noteVersion: 1 },
  },
  bookings: [aRow({ email, locale: 'es' })],
  alike: [],
};

/** Lets the history arrive. */
let answer: () => void;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => {
  writeToken(`ats_${crypto.randomUUID()}`);
  const arrived = new Promise<void>((resolve) => {
    answer = resolve;
  });
  setTransport(async (path) => {
    if (!path.includes('/history')) throw new TypeError('no connection');
    await arrived;
    return Response.json(history, { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
});

function Form() {
  const [client, setClient] = useState({ ...blankBooking.client, customerName: 'Ana Diaz', email });
  return (
    <main>
      <h1>Réserver</h1>
      <ClientPart
        {...{ client, refused: {}, told: false, prefilledEmail: email }}
        onChange={(part) => setClient((before) => ({ ...before, ...part }))}
      />
    </main>
  );
}

const language = (of: 'en' | 'es' | 'fr') => page.getByRole('radio', { name: admin.booking.facts[of] });

test('the language of the last visit is taken where nobody has chosen one', async () => {
  await render(<Form />);
  await expect.element(language('en')).toBeChecked();
  answer();
  await expect.element(language('es')).toBeChecked();
});

test('one that was chosen before the last visit was known stays', async () => {
  await render(<Form />);
  await language('fr').click();
  answer();
  await expect.element(page.getByText('Chien.')).toBeVisible();
  await expect.element(language('fr')).toBeChecked();
});
