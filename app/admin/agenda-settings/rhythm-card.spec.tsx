import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import type { EditWeek } from '../parts/hours/edit-week.ts';
import { RhythmCard } from './rhythm-card.tsx';

const { agenda: w } = admin;
const week: EditWeek = {
  ...{ stepMin: 30, bufferMin: 10, noticeMin: 120, horizonDays: 90, timeZone: 'America/New_York', days: [] },
  travel: { mode: 'off', fixedMin: 15 },
};
const changed = vi.fn<(travel: EditWeek['travel'], key?: string) => void>();

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

function Card() {
  const [travel, setTravel] = useState(week.travel);
  return (
    <main>
      <RhythmCard
        week={{ ...week, travel }}
        onStep={() => undefined}
        onBuffer={() => undefined}
        onTravel={(next, key) => {
          changed(next, key);
          setTravel(next);
        }}
      />
    </main>
  );
}

const next = (time: string) => page.getByRole('img', { name: new RegExp(`${time}\\.$`) });

test('the longer of buffer and way is drawn, and its minutes are asked for only where they are the same always', async () => {
  await page.viewport(360, 740);
  await render(<Card />);
  const minutes = page.getByRole('spinbutton', { name: w.travelLabel });
  await expect.element(next('10:10')).toBeVisible();
  await expect.element(minutes).not.toBeInTheDocument();
  await page.getByRole('radio', { name: w.ways.fixed.title }).click({ force: true });
  await expect.element(next('10:15')).toBeVisible();
  await page.getByRole('button', { name: w.travelMore }).click();
  await expect.element(next('10:20')).toBeVisible();
  expect(changed.mock.lastCall).toEqual([{ mode: 'fixed', fixedMin: 20 }, 'travel']);
  await expectSoundPart();
  await page.getByRole('radio', { name: w.ways.estimate.title }).click({ force: true });
  expect(changed.mock.lastCall).toEqual([{ mode: 'estimate', fixedMin: 20 }, undefined]);
  await expect.element(next('10:10')).toBeVisible();
  await expectSoundPart();
});
