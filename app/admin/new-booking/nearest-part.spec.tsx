import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { aRow } from '../parts/booking-panel/a-row.test-support.ts';
import { NearestPart } from './nearest-part.tsx';

const w = admin['new-booking'].nearest;
const crew = (index: number, name: string, baseZip: string | null): CrewView => ({
  ...{ id: `c0ffee00-0000-4000-8000-00000000000${index}`, name, color: 'blue', position: index },
  ...{ active: true, picture: '', version: 1, kinds: [], zips: [], baseZip, hours: null },
});
const [far, near, lost] = [crew(1, 'Tampa', '33602'), crew(2, LONG_WORD, '32801'), crew(3, 'Perdue', null)];
const onPick = vi.fn<(crewId: string, start: string) => void>();

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => {
  vi.clearAllMocks();
  writeToken(`ats_${crypto.randomUUID()}`);
});

const part = (postalCode: string) => (
  <main>
    <h1>Réserver</h1>
    <h2>Quand</h2>
    <NearestPart
      postalCode={postalCode}
      rows={[aRow({ crew: far, servicePostalCode: '33606', serviceCity: 'Tampa' })]}
      freeAt={(id) => (id === far.id ? undefined : '09:30')}
      onPick={onPick}
    />
  </main>
);

function show(crews: readonly CrewView[], postalCode: string) {
  const answer = { status: 200, headers: { [ANSWER_ID_HEADER]: 'r1' } };
  setTransport(async () => new Response(JSON.stringify({ crews }), answer));
  return render(part(postalCode));
}

test('who is nearest stands first, says that it is an estimate, and is taken with one press', async () => {
  await show([far, near, lost], '32789');
  await expect.element(page.getByText(w.estimate)).toBeVisible();
  const names = page.getByRole('listitem').elements();
  expect(
    names.map(({ textContent }) => [LONG_WORD, 'Tampa', 'Perdue'].find((one) => textContent?.includes(one))),
  ).toEqual([LONG_WORD, 'Tampa', 'Perdue']);
  await expect.element(page.getByText(w.full)).toBeVisible();
  await expect.element(page.getByText(w.unknown)).toBeVisible();
  await expectSoundPart();
  await page.getByRole('button', { name: new RegExp(LONG_WORD) }).click();
  expect(onPick.mock.calls).toEqual([[near.id, '09:30']]);
});

test('nothing without a code that is known, and in a company of one crew', async () => {
  const shown = await show([far, near], '32789');
  await expect.element(page.getByText(w.title)).toBeVisible();
  await shown.rerender(part('99999'));
  await expect.element(page.getByText(w.title)).not.toBeInTheDocument();
  await new Promise((resolve) => setTimeout(resolve, 100)); // reckoned anew, and still nothing
  await expect.element(page.getByText(w.title)).not.toBeInTheDocument();
  await shown.unmount();
  writeToken(`ats_${crypto.randomUUID()}`);
  await show([near], '32789');
  await new Promise((resolve) => setTimeout(resolve, 100)); // the crews come after the first drawing
  await expect.element(page.getByText(w.title)).not.toBeInTheDocument();
});
