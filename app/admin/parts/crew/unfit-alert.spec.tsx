import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../../tests/support/part-check.ts';
import type { Refusal } from '../../../data/wire/http.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { isUnfit, UnfitAlert } from './unfit-alert.tsx';

const { unfit: w } = admin.crews;
const refused = (why: readonly string[]): Refusal => ({
  ...{ ok: false, code: 'crew.unfit', status: 409, fields: {} },
  body: { crew: { id: '5f0c1c4e-0000-4000-8000-000000000001', name: LONG_WORD, color: 'green' }, why },
});

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

test('[AG50] the crew and all that speaks against it are named, and one press takes it all the same', async () => {
  const onAnyway = vi.fn();
  await render(
    <main>
      <UnfitAlert refusal={refused(['kinds', 'area'])} busy={false} onAnyway={onAnyway} />
    </main>,
  );
  await expectSoundPart();
  await expect.element(page.getByText(w.title.replace('{{name}}', LONG_WORD))).toBeVisible();
  await expect.element(page.getByText(`${w.kinds} ${w.area}`)).toBeVisible();
  await page.getByRole('button', { name: w.anyway }).click();
  expect(onAnyway).toHaveBeenCalledOnce();
});

test('another refusal is none that can be overruled', () => {
  expect(isUnfit(refused(['kinds']))).toBe(true);
  expect(isUnfit({ ...refused(['kinds']), code: 'slot.taken' })).toBe(false);
  expect(isUnfit({ ...refused(['weather']) })).toBe(false);
});
