import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { BookingsScreen } from './bookings-screen.tsx';

const crew = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  name: 'Équipe de Jean-Christophe',
  color: 'blue',
} as const;
const row = aRow({
  customerName: 'Maximiliana-Alexandrina von Hohenstaufen',
  serviceCity: 'Altamonte Springs',
  crew,
  ...{ status: 'PENDING', toQuote: 1 },
});

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

async function openScreen(width: number, beside: number) {
  await page.viewport(width, 1024);
  setTransport(async (url) => {
    const body = url.includes('/crews')
      ? { crews: [] }
      : { bookings: [row], items: [row], count: 1, nextCursor: null };
    return new Response(JSON.stringify(body), { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
  return render(
    <MemoryRouter>
      <main style={{ boxSizing: 'border-box', inlineSize: `${beside}px`, paddingInline: '16px' }}>
        <BookingsScreen />
      </main>
    </MemoryRouter>,
  );
}

test.each([
  ['a phone', 360, 360],
  // Beside the rail of places.
  ['a tablet held upright', 768, 644],
  ['a tablet on its side', 1024, 884],
] as const)('on %s no visit is cut off: what it costs is in sight', async (_, width, beside) => {
  const { container } = await openScreen(width, beside);
  const price = page.getByText(/118,50\s\$/);
  await expect.element(price).toBeVisible();
  expect(price.element().getBoundingClientRect().right).toBeLessThanOrEqual(beside - 16);
  const frame = container.querySelector('[aria-busy]') ?? expect.fail();
  expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
});

test('every button of a row says of whom it is', async () => {
  await openScreen(360, 360);
  const copy = page.getByRole('button', { name: `Copier l’adresse de ${row.customerName}` });
  await expect.element(copy).toBeVisible();
});
