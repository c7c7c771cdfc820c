import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
import { CrewConflict } from './crew-conflict.tsx';
import { useEditCrew } from './use-edit-crew.ts';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

function Form() {
  const { value, change, save, isBusy, faultOf } = useEditCrew(undefined, [], () => {});
  return (
    <>
      <label>
        Nom
        <input value={value.name} onChange={({ target }) => change({ name: target.value })} />
      </label>
      <p role="status">{faultOf('name') ?? (isBusy ? 'en route' : 'ouvert')}</p>
      <button type="button" onClick={() => void save()}>
        Enregistrer
      </button>
    </>
  );
}

test('what is changed while a crew is sent is left out, and a refused one can be changed again (D579)', async () => {
  const answers: (() => void)[] = [];
  setTransport(async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    return new Response(JSON.stringify({ error: 'Taken', code: 'crew.taken' }), { status: 409, headers });
  });
  await render(
    <MemoryRouter>
      <Form />
    </MemoryRouter>,
  );
  const field = page.getByRole('textbox', { name: 'Nom' });
  await field.fill('Camion');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => answers.length).toBe(1);
  await field.fill('Camion bleu');
  await expect.element(field).toHaveValue('Camion');
  answers[0]?.();
  await expect.element(page.getByRole('status')).toHaveTextContent(admin.fault.crew.taken);
  await field.fill('Camion bleu');
  await expect.element(field).toHaveValue('Camion bleu');
});

const crew: CrewView = {
  ...{
    id: 'c0ffee00-0000-4000-8000-000000000001',
    name: 'Équipe 2',
    color: 'blue',
    position: 1,
    active: true,
  },
  ...{ kinds: [], zips: [], baseZip: null, hours: null, picture: '', version: 3 },
};

function EditForm() {
  const edit = useEditCrew(crew, [crew], () => {});
  return (
    <>
      <label>
        Nom
        <input value={edit.value.name} onChange={({ target }) => edit.change({ name: target.value })} />
      </label>
      {edit.conflict && <CrewConflict mine={edit.value} {...edit.conflict} />}
      <button type="button" onClick={() => void edit.save()}>
        Enregistrer
      </button>
    </>
  );
}

test('a crew that others changed meanwhile is shown beside what was typed before anything is saved over it (D235)', async () => {
  const sent: { name: string; expectedVersion: number }[] = [];
  const current = { ...crew, version: 4, zips: ['32801', '32803'] };
  setTransport(async (_url, init) => {
    if (init?.method === 'PATCH') sent.push(JSON.parse(String(init.body)));
    const headers = { [ANSWER_ID_HEADER]: 'r-1' };
    const body = { error: 'Changed', code: 'crew.changed', current };
    return new Response(JSON.stringify(body), { status: 409, headers });
  });
  await render(
    <MemoryRouter>
      <EditForm />
    </MemoryRouter>,
  );
  const save = page.getByRole('button', { name: 'Enregistrer' });
  const field = page.getByRole('textbox', { name: 'Nom' });
  await field.fill('Camion bleu');
  await save.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(admin.crews.conflict);
  await expect.element(alert).toHaveTextContent(/Camion bleu\s*Équipe 2/);
  await expect.element(alert).toHaveTextContent('2 codes postaux (32801 32803)');
  await save.click();
  expect(sent).toHaveLength(1);
  await page.getByRole('button', { name: admin.conflict.keep }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await save.click();
  await expect.poll(() => sent.map(({ expectedVersion }) => expectedVersion)).toEqual([3, 4]);
  await page.getByRole('button', { name: admin.conflict.take }).click();
  await expect.element(field).toHaveValue('Équipe 2');
});
