import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { admin } from '../../i18n/messages/admin/fr.ts';
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
