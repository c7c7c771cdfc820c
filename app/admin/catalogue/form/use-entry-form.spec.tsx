import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { noWords } from '#shared/catalogue/entries/entry.ts';
import { writeToken } from '../../../data/staff/admin-token.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { useEntryForm } from './use-entry-form.ts';

const service: CatalogueEntry = {
  ...{ id: '5e40c000-0000-4000-8000-000000000001', serviceId: '5e40c000-0000-4000-8000-000000000001' },
  ...{ type: 'services', slug: 'moquette', kind: 'carpet', title: { ...noWords, fr: 'Moquette' } },
  ...{ teaser: noWords, image: '', emoji: '', minSeats: null, extraSeat: null, minutes: null },
  ...{ active: true, price: 0, version: 1 },
};
const room: CatalogueEntry = {
  ...service,
  ...{ id: '5e40c000-0000-4000-8000-000000000002', type: 'products', title: { ...noWords, fr: 'Chambre' } },
  price: 45,
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

function Form({ first }: { first: CatalogueEntry | undefined }) {
  const [entry, setEntry] = useState(first);
  const [told, setTold] = useState('open');
  const take = (saved: CatalogueEntry, how: string) => {
    setEntry(saved);
    setTold(how);
  };
  const form = useEntryForm({
    ...{ type: 'products', entry, service, start: undefined },
    onSaved: (saved) => take(saved, 'closed'),
    onCurrent: (saved) => take(saved, 'goes on'),
    onGoOn: (saved, typed) => take(saved, `goes on with ${typed.title.fr}`),
  });
  const { title } = form.values;
  return (
    <>
      <label>
        Nom
        <input
          value={title.fr}
          onChange={({ target }) => form.change({ title: { ...title, fr: target.value }, price: '45' })}
        />
      </label>
      <button type="button" onClick={() => form.change({ price: '54' })}>
        Plus cher
      </button>
      <button type="button" onClick={() => void form.save()}>
        Enregistrer
      </button>
      <p role="status">{`${told}, ${form.busy ? 'busy' : 'idle'}, ${form.theirs ? 'theirs' : 'mine'}`}</p>
    </>
  );
}

const field = () => page.getByRole('textbox', { name: 'Nom' });
const state = () => page.getByRole('status');
const save = () => page.getByRole('button', { name: 'Enregistrer' }).click();
const answerWith = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { [ANSWER_ID_HEADER]: 'r-1' } });

test('what is typed while an entry is saved stays, over what is saved now', async () => {
  const answers: (() => void)[] = [];
  setTransport(async (_url, init) => {
    const { title } = JSON.parse(String(init?.body));
    await new Promise<void>((resolve) => answers.push(resolve));
    return answerWith({ ...room, title, version: answers.length + 1 });
  });
  await render(<Form first={room} />);
  await field().fill('Chambre d’amis');
  await save();
  await expect.element(state()).toHaveTextContent('busy');
  await field().fill('Chambre d’amis, lit double');
  answers[0]?.();
  await expect.element(state()).toHaveTextContent('goes on, idle, mine');
  await expect.element(field()).toHaveValue('Chambre d’amis, lit double');
  await save();
  await expect.poll(() => answers.length).toBe(2);
  answers[1]?.();
  await expect.element(state()).toHaveTextContent('closed');
});

test('what was put right after the answer to an addition was lost is no word less than was typed', async () => {
  const added: CatalogueEntry[] = [];
  setTransport(async (_url, init) => {
    const { id, title } = JSON.parse(String(init?.body));
    const known = added[0];
    if (known) return answerWith(known);
    added.push({ ...room, id, title });
    return answerWith({ error: '', code: 'server.busy' }, 503);
  });
  await render(<Form first={undefined} />);
  await field().fill('Chambr');
  await save();
  await expect.poll(() => added.length).toBe(1);
  await expect.element(state()).toHaveTextContent('open, idle');
  await field().fill('Chambre');
  await save();
  await expect.element(state()).toHaveTextContent('goes on with Chambre, idle');
});

test('a price that is typed while the answer to an addition is on its way is asked for too', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  setTransport(async (url, init) => {
    const { id, title, price } = JSON.parse(String(init?.body));
    asked.push(`${init?.method} ${price}`);
    if (url.includes('pricing')) return answerWith({ id: room.id, price, version: 2 });
    if (asked.length > 1) return answerWith({ ...room, id, title });
    await new Promise<void>((resolve) => answers.push(resolve));
    return answerWith({ ...room, id, title }, 201);
  });
  await render(<Form first={undefined} />);
  await field().fill('Chambre');
  await save();
  await expect.element(state()).toHaveTextContent('busy');
  await page.getByRole('button', { name: 'Plus cher' }).click();
  answers[0]?.();
  await expect.element(state()).toHaveTextContent('closed, idle');
  expect(asked).toEqual(['POST 45', 'POST 54', 'PATCH 54']);
});
