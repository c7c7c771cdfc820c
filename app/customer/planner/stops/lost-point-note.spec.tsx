import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { editStop, placePoint, takeSuggestion } from '#shared/delivery/plan/edit-stop.ts';
import { aPlan } from '../../../booking/plan/a-plan.test-support.ts';
import { planner } from '../../../i18n/messages/planner/en.ts';
import { LostPointNote } from './lost-point-note.tsx';

const point = { latitude: 28.6, longitude: -81.3 };

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { planner } } });
});

function Card() {
  const [plan, setPlan] = useState(() => aPlan());
  const { dropoff: stop } = plan;
  return (
    <main>
      <p>{`${stop.street}|${stop.latitude}|${stop.source}`}</p>
      <LostPointNote
        stop={stop}
        name="Drop-off"
        onPutBack={(lost) => setPlan((before) => placePoint(before, stop.id, lost, 'Point'))}
      />
      <button type="button" onClick={() => setPlan((before) => placePoint(before, stop.id, point, 'Point'))}>
        Place
      </button>
      <button
        type="button"
        onClick={() => setPlan((before) => editStop(before, stop.id, { street: '7 Elm St' }))}
      >
        Type
      </button>
      <button
        type="button"
        onClick={() =>
          setPlan((before) =>
            takeSuggestion(before, stop.id, {
              ...{ label: '9 Oak Ln', street: '9 Oak Ln', latitude: 28.1, longitude: -81 },
              ...{ source: 'photon', approximate: false },
            }),
          )
        }
      >
        Choose
      </button>
    </main>
  );
}

const press = (name: string) => page.getByRole('button', { name }).click();

test('a point lost to another address comes back with one press, and ends with a found address', async () => {
  await render(<Card />);
  const back = page.getByRole('button', { name: 'Put the point back: Drop-off' });
  await press('Type');
  await expect.element(back).not.toBeInTheDocument();
  await press('Place');
  await expect.element(back).not.toBeInTheDocument();
  await press('Type');
  await expect.element(back).not.toBeInTheDocument(); // the same words change no address
  await press('Choose');
  await press('Place');
  await press('Type');
  await expect.element(page.getByText('7 Elm St|null|null')).toBeVisible();
  await back.click();
  await expect.element(page.getByText('7 Elm St|28.6|manual')).toBeVisible();
  await press('Choose');
  await press('Type');
  await expect.element(back).not.toBeInTheDocument();
});
