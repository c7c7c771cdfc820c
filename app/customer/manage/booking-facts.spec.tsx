import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BookingView, CustomersCrew } from '#shared/api/bookings.ts';
import { storedPicture } from '#shared/pictures/picture-url.ts';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { manage as en } from '../../i18n/messages/manage/en.ts';
import { manage as es } from '../../i18n/messages/manage/es.ts';
import { manage as fr } from '../../i18n/messages/manage/fr.ts';
import { BookingFacts } from './booking-facts.tsx';

const words = { en, es, fr };
const HASH = 'a0'.repeat(32);
const id = '5f0c1c4e-0000-4000-8000-000000000001';
const at = '2026-12-01T15:00:00Z';
const booking: BookingView = {
  ...{ id, bookingId: id, version: 1, email: 'ana@mail.test', customerName: 'Ana Diaz', companyName: null },
  ...{ phone: '+14075550123', serviceTitle: 'Carpet cleaning', serviceType: 'carpet-cleaning', locale: 'en' },
  ...{ startISO: at, startAt: at, endISO: at, endAt: at, timeZone: 'America/New_York', status: 'CONFIRMED' },
  ...{ quote: false, estimate: false, total: 90, totalAmount: 90, itemsSnapshot: [], promotionsSnapshot: [] },
  totalSummary: { subtotal: 90, discount: 0, total: 90, currency: 'USD' },
  ...{ address: '1 Main St', serviceAddress1: '1 Main St', serviceAddress2: null, serviceCity: 'Orlando' },
  ...{ serviceRegion: 'FL', servicePostalCode: '32801', serviceCountry: 'US', gateCode: null, notes: null },
  ...{ leadSource: null, leadSourceDetail: null, createdAt: at, updatedAt: at },
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'en', interpolation: { escapeValue: false } },
    resources: { en: { manage: en }, es: { manage: es }, fr: { manage: fr } },
  });
});

const show = (crew?: CustomersCrew) =>
  render(
    <main>
      <BookingFacts booking={crew ? { ...booking, crew } : booking} link={undefined} />
    </main>,
  );

test.each(['en', 'es', 'fr'] as const)('who comes is named beside their picture, in %s', async (locale) => {
  await i18next.changeLanguage(locale);
  const { facts } = words[locale];
  await show({ name: 'Van 2', again: true, picture: storedPicture(HASH) });
  await expect.element(page.getByText(`Van 2, ${facts.crewAgain}`)).toBeVisible();
  const picture = document.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(`/api/files/${HASH}?tenant=sabal&size=small`);
  // The name stands beside it: a picture that is read out as well would say it twice.
  expect(picture?.alt).toBe('');
  await expectSoundPart();
});

test('another crew is not said to be the same, and one without a picture has no empty frame', async () => {
  await i18next.changeLanguage('en');
  await show({ name: LONG_WORD, again: false });
  await expect.element(page.getByText(LONG_WORD)).toBeVisible();
  await expect.element(page.getByText(en.facts.crewAgain)).not.toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  await expectSoundPart();
});

test('where the owner does not tell who comes, nothing speaks of a crew', async () => {
  await show();
  await expect.element(page.getByText(en.facts.client)).toBeVisible();
  await expect.element(page.getByText(en.facts.crew)).not.toBeInTheDocument();
});
