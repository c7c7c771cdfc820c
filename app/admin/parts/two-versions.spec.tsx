import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { TwoVersions } from './two-versions.tsx';

const { conflict: w } = admin;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});

test('both values stand beside their field, and either is taken by keys', async () => {
  const onMine = vi.fn();
  const onTheirs = vi.fn();
  await render(
    <main>
      <TwoVersions
        title="Le mardi a changé entre-temps."
        text="Rien n’est encore enregistré."
        rows={[
          { what: 'Horaires', mine: '8:00 – 12:00, 13:00 – 18:00', theirs: '9:00 – 17:00' },
          { what: 'Créneaux', mine: '30 min', theirs: '15 min' },
        ]}
        onMine={onMine}
        onTheirs={onTheirs}
      />
    </main>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('Rien n’est encore enregistré.');
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([w.what, w.mine, w.theirs]);
  const hours = page.getByRole('row', { name: /^Horaires/ });
  await expect.element(hours.getByRole('cell').nth(0)).toHaveTextContent('8:00 – 12:00, 13:00 – 18:00');
  await expect.element(hours.getByRole('cell').nth(1)).toHaveTextContent('9:00 – 17:00');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onMine).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onTheirs).toHaveBeenCalledOnce();
  await expectSoundPart();
  // On a phone no word is broken for want of room.
  for (const head of page.getByRole('columnheader').elements()) {
    expect(head.getBoundingClientRect().height, head.textContent).toBeLessThan(40);
  }
});

test('where no value differs there is no table, and still a choice', async () => {
  await render(
    <main>
      <TwoVersions title="La liste a changé." rows={[]} onMine={vi.fn()} onTheirs={vi.fn()} />
    </main>,
  );
  await expect.element(page.getByRole('button', { name: w.keep })).toBeVisible();
  await expect.element(page.getByRole('button', { name: w.take })).toBeVisible();
  await expect.element(page.getByRole('table')).not.toBeInTheDocument();
});

test('it comes into view, as the press that brought it is at the other end of the form', async () => {
  await render(
    <main>
      <div style={{ height: '3000px' }} />
      <TwoVersions title="La liste a changé." rows={[]} onMine={vi.fn()} onTheirs={vi.fn()} />
    </main>,
  );
  await expect.element(page.getByRole('alert')).toBeInViewport();
});
