import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { ContactLinks } from './contact-links.tsx';

const { customers: w, booking } = admin;
const ana = { email: 'ana@correo.com', phone: '+1 (407) 555-0110' };
const of = (words: string) => words.replace('{{name}}', 'Ana');

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});

async function show(more: Partial<Parameters<typeof ContactLinks>[0]>): Promise<void> {
  await render(
    <main>
      <ContactLinks contact={ana} name="Ana" {...more} />
    </main>,
  );
}

function hrefs(): readonly (string | null)[] {
  return page
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
}

test('a row of icons says whom it reaches, and begins with a new visit for them', async () => {
  const onNew = vi.fn();
  await show({ onNew });
  await expect.element(page.getByRole('link', { name: of(w.call) })).toBeVisible();
  expect(hrefs()).toEqual(['tel:+14075550110', 'sms:+14075550110', 'mailto:ana%40correo.com']);
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onNew).toHaveBeenCalledOnce();
  await expectSoundPart();
});

test('tiles bear their words, and the map of a visit opens beside the app', async () => {
  await show({ wide: true, address: '12 Palm Way, Orlando' });
  for (const word of [booking.reach.call, booking.reach.sms, booking.reach.mail]) {
    await expect.element(page.getByText(word, { exact: true })).toBeVisible();
  }
  const map = page.getByRole('link', { name: `${booking.reach.map} ${booking.reach.newTab}` });
  await expect.element(map).toHaveAttribute('target', '_blank');
  expect(hrefs()[3]).toContain('12+Palm+Way');
  await expectSoundPart();
});

test('who gave no phone is not called, and who has no address is not written to', async () => {
  await show({ contact: { email: 'tel:+14075550110', phone: null } });
  expect(hrefs()).toEqual([]);
});
