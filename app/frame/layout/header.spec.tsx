import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { db } from '../../data/device/db.ts';
import { shell } from '../../i18n/messages/shell/en.ts';
import { Header } from './header.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'en', resources: { en: { shell } }, interpolation: { escapeValue: false } },
  });
});

test('a database that fails takes the cart out of the header, and nothing else', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React tells of what a boundary caught
  vi.spyOn(db, 'transaction').mockRejectedValue(new Error('UnknownError'));
  await render(
    <MemoryRouter>
      <Header />
      <main>Services</main>
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('link', { name: shell.nav.cart })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: shell.nav.services })).toBeVisible();
  await expect.element(page.getByText('Services', { exact: true }).last()).toBeVisible();
});
