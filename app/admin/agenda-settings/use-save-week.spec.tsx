import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { useEditWeek, type WeekEdit } from './use-edit-week.ts';
import { useSaveWeek } from './use-save-week.ts';

const view: AgendaView = {
  ...{ timeZone: 'America/New_York', slotStepMinutes: 30, bufferMinutesBetweenBookings: 0 },
  ...{ noticeMinutes: 0, horizonDays: 90, travel: { mode: 'off', fixedMin: 15 }, version: 1 },
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    closed: false,
    intervals: [{ startMin: 480, endMin: 1080 }],
  })),
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

function Hours() {
  const [shown, setShown] = useState(view);
  const edit = useEditWeek(shown);
  return edit && <Form edit={edit} view={shown} put={setShown} />;
}

function Form({ edit, put }: { edit: WeekEdit; view: AgendaView; put: (view: AgendaView) => void }) {
  const { busy, ask } = useSaveWeek(edit, put);
  return (
    <>
      <label>
        Jours
        <input
          value={edit.week.horizonDays}
          onChange={({ target }) => edit.change((week) => ({ ...week, horizonDays: Number(target.value) }))}
        />
      </label>
      <button type="button" onClick={() => void ask()}>
        Enregistrer
      </button>
      <p role="status">
        {[busy ? 'busy' : 'idle', edit.dirty ? 'unsaved' : 'saved', edit.theirs ? 'theirs' : 'mine'].join(
          ', ',
        )}
      </p>
    </>
  );
}

test('hours that are changed while others are saved stay, over what is saved, and are no conflict', async () => {
  const answers: (() => void)[] = [];
  setTransport(async (_url, init) => {
    const { expectedVersion, ...sent } = JSON.parse(String(init?.body));
    const outside = { outside: [], outsideCount: 0 };
    if (expectedVersion !== undefined) await new Promise<void>((resolve) => answers.push(resolve));
    const body = expectedVersion === undefined ? outside : { ...view, ...sent, version: 2, ...outside };
    return new Response(JSON.stringify(body), { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
  await render(<Hours />);
  const field = page.getByRole('textbox', { name: 'Jours' });
  await field.fill('60');
  await page.getByRole('button').click();
  await expect.poll(() => answers.length).toBe(1);
  await field.fill('45');
  answers.shift()?.();
  await expect.element(page.getByRole('status')).toHaveTextContent('idle, unsaved, mine');
  await expect.element(field).toHaveValue('45');
});
