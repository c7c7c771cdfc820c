import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { locales } from '#shared/kernel/locale.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { tile as en } from '../../../i18n/messages/tile/en.ts';
import { tile as es } from '../../../i18n/messages/tile/es.ts';
import { tile as fr } from '../../../i18n/messages/tile/fr.ts';
import { AreaField } from './area-field.tsx';

const words = { en, es, fr };

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { tile: en }, es: { tile: es }, fr: { tile: fr } },
    interpolation: { escapeValue: false },
  });
});

function Kitchen() {
  const [sqft, setSqft] = useState(50);
  return (
    <main className="page stack">
      <h1>Kitchen</h1>
      <AreaField slug="kitchen" sqft={sqft} onChange={setSqft} />
    </main>
  );
}

/** Whatever kind of space a language puts into its numbers. */
const exactly = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s')}$`);

/** Each after the one before: what is typed, what is taken, and what is said of it instead of the hint. */
const odd = [
  ['1,250', 1_250, 'hint'],
  ['abc', 1_250, 'unread'],
  ['1 300', 1_300, 'hint'],
  ['-40', 50, 'least'],
  ['1e9', 20_000, 'most'],
  ['🛋️👩‍👩‍👧‍👦🇺🇸', 20_000, 'unread'],
  ['9'.repeat(10_000), 20_000, 'most'],
  ['130 sq ft', 150, 'rounded'],
] as const;

test.each(locales)('in %s an area takes anything, and says what it made of it', async (locale) => {
  await i18next.changeLanguage(locale);
  const { area } = words[locale];
  await render(<Kitchen />);
  const field = page.getByRole('textbox', { name: area.label, exact: true });
  for (const [typed, sqft, said] of odd) {
    await userEvent.fill(field, typed);
    await userEvent.tab();
    const number = formatNumber(sqft, locale);
    await expect.element(field).toHaveValue(number);
    await expect.element(field).toHaveAccessibleDescription(exactly(area[said].replace('{{area}}', number)));
  }
  await expectSoundPart();
});
