import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { crewColors } from '#shared/agenda/crew-colors.ts';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { CrewMark } from '../parts/crew/crew-mark.tsx';
import { ConfirmCrew } from './confirm-crew.tsx';
import { CrewEntry } from './crew-entry.tsx';
import type { CrewActions } from './use-crew-actions.ts';

const { crews: w } = admin;
const crew: CrewView = {
  ...{ id: '5f0c1c4e-0000-4000-8000-000000000001', name: 'Équipe 2', color: 'green' },
  ...{ position: 1, active: true, picture: '', version: 3 },
  ...{ kinds: [], zips: [], baseZip: null, hours: null },
};
const of = (words: string) => words.replace('{{name}}', crew.name);
const done = () => Promise.resolve();
const actions = {
  isBusy: false,
  kept: undefined,
  place: vi.fn<CrewActions['place']>(done),
  setActive: vi.fn<CrewActions['setActive']>(done),
  remove: vi.fn<CrewActions['remove']>(done),
};
const onEnd = vi.fn();
const button = (words: string) => page.getByRole('button', { name: of(words), exact: true });

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});

beforeEach(() => {
  vi.clearAllMocks();
});

const show = (change: Partial<CrewView> = {}, more: { isLastActive?: boolean; isWaiting?: boolean } = {}) =>
  render(
    <MemoryRouter>
      <main>
        <ol>
          <CrewEntry
            {...{ actions, onEnd }}
            crew={{ ...crew, ...change }}
            index={1}
            count={3}
            isLastActive={more.isLastActive ?? false}
            isWaiting={more.isWaiting ?? false}
            whyId={undefined}
          />
        </ol>
      </main>
    </MemoryRouter>,
  );

test('a crew is ordered, changed, closed and deleted by keys', async () => {
  await show();
  await expectSoundPart();
  await userEvent.tab();
  for (const words of [w.up, w.down, w.editNamed, w.closeNamed, w.removeNamed]) {
    const target = words === w.editNamed ? page.getByRole('link', { name: of(words) }) : button(words);
    await expect.element(target).toHaveFocus();
    if (words !== w.editNamed) await userEvent.keyboard('{Enter}');
    else await expect.element(target).toHaveAttribute('href', `/admin/crews/${crew.id}`);
    await userEvent.tab();
  }
  expect(actions.place.mock.calls).toEqual([
    [crew, 0],
    [crew, 2],
  ]);
  // Both are asked about first.
  expect(onEnd.mock.calls).toEqual([['close'], ['remove']]);
  expect([actions.setActive.mock.calls, actions.remove.mock.calls]).toEqual([[], []]);
});

test('a closed one says so and is opened again; the last active one can be neither closed nor deleted', async () => {
  const shown = await show({ active: false, name: LONG_WORD });
  await expectSoundPart();
  await expect.element(page.getByText(w.closed)).toBeVisible();
  await page.getByRole('button', { name: w.openNamed.replace('{{name}}', LONG_WORD) }).click();
  expect(actions.setActive.mock.calls[0]?.[1]).toBe(true);
  await shown.unmount();
  await show({}, { isLastActive: true });
  await expect.element(button(w.closeNamed)).not.toBeInTheDocument();
  await expect.element(button(w.removeNamed)).not.toBeInTheDocument();
});

test('before it ends it is said what that means, and leaving it as it is comes first', async () => {
  const [onYes, onNo] = [vi.fn(), vi.fn()];
  for (const end of ['close', 'remove'] as const) {
    const shown = await render(<ConfirmCrew name={LONG_WORD} {...{ end, onYes, onNo }} />);
    await expect.element(page.getByText(w.ask[end].text)).toBeVisible();
    await expect.element(button(w.ask.keep)).toHaveFocus();
    await expectSoundPart();
    await userEvent.keyboard('{Enter}');
    await button(w.ask[end].yes).click();
    await shown.unmount();
  }
  expect([onYes.mock.calls.length, onNo.mock.calls.length]).toEqual([2, 2]);
});

test('nothing can be pressed while nothing can be written', async () => {
  await show({}, { isWaiting: true });
  for (const words of [w.up, w.down, w.closeNamed, w.removeNamed]) {
    await expect.element(button(words)).toBeDisabled();
  }
});

test('every colour is seen, by day and by evening, and heard as a name', async () => {
  await render(
    <main>
      {crewColors.map((color) => (
        <p key={color}>
          <CrewMark crew={{ name: color, color }} />
        </p>
      ))}
    </main>,
  );
  await expectSoundPart();
  const dots = [...document.querySelectorAll('[data-crew]')].map(
    (mark) => getComputedStyle(mark, '::before').backgroundColor,
  );
  expect(new Set(dots).size).toBe(crewColors.length);
  await expect.element(page.getByText(`${w.mark} blue`)).toBeInTheDocument();
});

test('what sets a crew apart is said, and nothing of one that does everything', async () => {
  const shown = await show({ kinds: ['carpet', 'tile'], zips: ['32801', '32803'] });
  await expectSoundPart();
  await expect.element(page.getByText(new RegExp(`${w.kinds.carpet} et ${w.kinds.tile} · 2`))).toBeVisible();
  await shown.unmount();
  await show();
  await expect.element(page.getByText(w.kinds.carpet)).not.toBeInTheDocument();
});
