import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { companySettingsView } from '#shared/api/admin/company.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { aCompany } from '../../../../tests/support/a-company.ts';
import { writeToken } from '../../../data/staff/admin-token.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { embedWords } from '../embed/embed-words.ts';
import { useEditSection } from './use-edit-section.ts';

const view = companySettingsView.parse({ ...aCompany, version: 1 });

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));
afterEach(() => setTransport());

function Form() {
  const [shown, setShown] = useState(view);
  const edit = useEditSection('embed', embedWords, { view: shown, put: async (next) => setShown(next) });
  if (!edit) return null;
  return (
    <>
      <label>
        Sites
        <input value={edit.value.sites} onChange={({ target }) => edit.change({ sites: target.value })} />
      </label>
      <button type="button" onClick={() => void edit.save()}>
        Enregistrer
      </button>
      <p role="status">{`${edit.busy ? 'busy' : 'idle'}, ${edit.dirty ? 'unsaved' : 'saved'}, ${edit.conflict.length}`}</p>
    </>
  );
}

test('what is typed while a section is saved stays, over what is saved, and is no conflict', async () => {
  const answers: (() => void)[] = [];
  setTransport(async (_url, init) => {
    const sent = JSON.parse(String(init?.body ?? '{}'));
    if (sent.embed === undefined) return Response.error();
    await new Promise<void>((resolve) => answers.push(resolve));
    const next = { ...view, embed: sent.embed, version: 2 };
    return new Response(JSON.stringify(next), { headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
  await render(<Form />);
  const field = page.getByRole('textbox', { name: 'Sites' });
  await field.fill('https://acme.example');
  await page.getByRole('button').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('busy');
  await field.fill('https://acme.example https://acme.shop');
  answers.shift()?.();
  await expect.element(page.getByRole('status')).toHaveTextContent('idle, unsaved, 0');
  await expect.element(field).toHaveValue('https://acme.example https://acme.shop');
});
