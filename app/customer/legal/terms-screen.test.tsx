import { expect, test } from 'vitest';
import { locales } from '#shared/kernel/locale.ts';
import { drawPart } from '../../../tests/support/draw-part.ts';
import { Footer } from '../../frame/layout/footer.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { TermsScreen } from './terms-screen.tsx';

const clocks = {
  en: ['Eastern Time', 'Central Time'],
  es: ['hora del Este', 'hora del Centro'],
  fr: ['l’heure de l’Est', 'l’heure du Centre'],
} as const;

test.each(locales)('%s: a company’s times are on its own clock (D451)', async (locale) => {
  const [eastern, central] = clocks[locale];
  for (const part of [<TermsScreen key="terms" />, <Footer key="footer" />]) {
    const orlando = await drawPart(part, locale);
    const pensacola = await drawPart(part, locale, { timeZone: 'America/Chicago' });
    expect([orlando.includes(eastern), orlando.includes(central)]).toEqual([true, false]);
    expect([pensacola.includes(eastern), pensacola.includes(central)]).toEqual([false, true]);
  }
});

test.each(locales)('%s: no county of another company is its venue', async (locale) => {
  expect(await drawPart(<TermsScreen />, locale)).not.toMatch(/Orange/);
});

test('the terms are in force since their owner last changed what belongs to them (D389)', async () => {
  const drawn = await drawPart(<TermsScreen />, 'en', { ownTermsSince: '2126-01-05' });
  expect(drawn).toMatch(/In force since \w+, January 5, 2126/);
  expect(await drawPart(<TermsScreen />, 'en', { ownTermsSince: '2026-01-05' })).toMatch(
    /In force since \w+, November 27, 2026/,
  );
  expect(await drawPart(<PrivacyScreen />, 'en', { ownTermsSince: '2126-01-05' })).not.toContain('2126');
});

test.each(locales)(
  '%s: the present rule for moving and cancelling holds for every visit (D372)',
  async (locale) => {
    const says = {
      en: 'in force when you ask',
      es: 'vigente cuando lo pides',
      fr: 'au moment de la demande',
    };
    expect(await drawPart(<TermsScreen />, locale)).toContain(says[locale]);
  },
);
