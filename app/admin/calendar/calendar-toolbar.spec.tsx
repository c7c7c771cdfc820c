import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { parseDay } from '#shared/kernel/day.ts';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import type { CalendarView } from './shown-days.ts';

const { calendar } = admin;
const day = parseDay('2026-09-30') ?? expect.fail();
const title = 'Mercredi 30 septembre 2026';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

/** Of a company with crews, as wide as the card around it leaves it. */
async function show(width: number, beside: number, view: CalendarView = 'day') {
  await page.viewport(width, 1024);
  const crews = ['Nord', 'Sud'].map((name, position) => ({
    ...{ id: crypto.randomUUID(), name, color: 'blue', position, active: true, version: 1 },
  }));
  setTransport(
    async () => new Response(JSON.stringify({ crews }), { headers: { [ANSWER_ID_HEADER]: 'r-1' } }),
  );
  const nothing = () => undefined;
  await render(
    <main style={{ maxInlineSize: `${beside + 32}px`, paddingInline: 'var(--space-4)' }}>
      <h1>Calendrier</h1>
      <CalendarToolbar
        {...{ title, day, view, all: undefined, status: 'all', crew: 'all' }}
        {...{ onView: nothing, onDay: nothing, onStep: nothing, onToday: nothing, onCrew: nothing }}
        onStatus={nothing}
      />
    </main>,
  );
  await expect.element(page.getByRole('combobox')).toBeVisible();
}

const box = (element: Element) => element.getBoundingClientRect();

test('on a tablet held upright the day that is shown has room for its year', async () => {
  await show(768, 612);
  expect(box(page.getByLabelText(calendar.goTo).element()).width).toBeGreaterThan(150);
});

test('on a phone the days are named in the line of the arrows, and the hours come sooner', async () => {
  await show(360, 328);
  const next = box(page.getByRole('button', { name: calendar.next }).element());
  const heading = box(page.getByRole('heading', { name: title }).element());
  expect(heading.top).toBeLessThan(next.bottom);
  expect(heading.bottom).toBeGreaterThan(next.top);
  expect(box(page.getByRole('button', { name: calendar.today }).element()).width).toBeGreaterThanOrEqual(44);
  await expectSoundPart();
});

test('on a phone the week is three days, by its name too, until it is turned (D586)', async () => {
  await show(360, 328, 'threeDays');
  const week = (name: string) => page.getByRole('button', { name, exact: true });
  await expect.element(week(calendar.view.threeDays)).toHaveAttribute('aria-pressed', 'true');
  expect(week(calendar.view.week).query()).toBeNull();
  await page.viewport(740, 360);
  await expect.element(week(calendar.view.week)).toBeVisible();
  expect(week(calendar.view.threeDays).query()).toBeNull();
});
