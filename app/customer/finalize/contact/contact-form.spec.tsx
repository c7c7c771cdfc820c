import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { expectAccessiblePart } from '../../../../tests/support/part-check.ts';
import type { LocalCart } from '../../../data/cart/read-cart.ts';
import { areas } from '../../../i18n/areas.ts';
import { loadMessages } from '../../../i18n/load-messages.ts';
import { finalize as en } from '../../../i18n/messages/finalize/en.ts';
import { wholeTotals } from '../../parts/order/open-totals.test-support.ts';
import type { Booking, BookStage } from '../use-booking.ts';
import { type Contact, emptyContact } from './contact.ts';
import { ContactForm } from './contact-form.tsx';

beforeAll(async () => {
  const words = await Promise.all(areas.map(async (area) => [area, await loadMessages('en', area)] as const));
  await i18next.use(initReactI18next).init({
    ...{ lng: 'en', ns: areas, resources: { en: Object.fromEntries(words) } },
    interpolation: { escapeValue: false },
  });
});

const cart: LocalCart = {
  ...{ id: 'cart', items: [], editingBookingId: null, sync: 'synced', coupons: [], totals: wholeTotals },
  ...{ estimateOnly: false, count: 1, isComing: false },
};
const order = { cart, totals: wholeTotals, selection: undefined, asked: [] };
const nothing = () => Promise.resolve();

/** Presses are taken by the test, which says how far the booking is. */
function Form({ start }: { start: Contact }) {
  const [value, setValue] = useState(start);
  const [stage, setStage] = useState<BookStage>('idle');
  const booking: Booking = {
    ...{ stage, trouble: null, sent: null, takeInstead: nothing, fit: nothing },
    submit: () => Promise.resolve(setStage('sending')),
    settle: () => undefined,
    forgetTrouble: () => undefined,
  };
  const draft = {
    ...{ value, isRead: true, isRestored: false, isFailed: false, follow: setValue, change: setValue },
    keepRestored: () => undefined,
    clear: nothing,
  };
  return (
    <MemoryRouter>
      <main>
        <ContactForm
          {...{ draft, order, booking, fresh: start, last: undefined, refused: undefined }}
          timeZone="America/New_York"
          at={instantFromMs(Date.parse('2026-12-01T15:00:00Z'))}
        />
        <button type="button" onClick={() => setStage('idle')}>
          refused
        </button>
      </main>
    </MemoryRouter>
  );
}

const ana: Contact = {
  ...emptyContact,
  ...{ email: 'ana@sabal-mail.com', firstName: 'Ana', lastName: 'Díaz', notes: 'Call first' },
  ...{ line1: '100 Main St', city: 'Kissimmee', postalCode: '34741' },
};
const notes = page.getByRole('textbox', { name: en.fields.notes });
const lastName = page.getByRole('textbox', { name: en.fields.lastName });

test('while a booking is sent nothing can be typed that would not be in it, and the focus stays (D579)', async () => {
  await render(<Form start={ana} />);
  await lastName.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: en.stages.sending })).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(lastName).toHaveFocus();
  await expect.element(lastName).toHaveValue('Díaz');
  for (const field of page.getByRole('textbox').elements()) expect(field).toHaveAttribute('readonly');
  await expect.element(page.getByRole('combobox', { name: en.fields.country })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: en.remarks.dog })).toBeDisabled();
  await expectAccessiblePart();
});

test('refused, it can be typed on', async () => {
  await render(<Form start={ana} />);
  await lastName.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(notes).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'refused' }).click();
  await notes.fill('Call first, please');
  await expect.element(notes).toHaveValue('Call first, please');
});
