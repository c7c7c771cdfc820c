import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { AddApiKeyInput, ApiKeyView } from '#shared/api/admin/api-keys.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { API_KEYS_MAX } from '#shared/company/api-keys.ts';
import { expectFocusReturn, expectSoundPart, LONG_WORD } from '../../../../tests/support/part-check.ts';
import { writeToken } from '../../../data/staff/admin-token.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { ApiKeySection } from './api-key-section.tsx';

const { 'api-keys': w, integrations, fault } = admin;
const KEY = 'sabal_acme_told-once-and-never-again-0123456789-0123abcd';
const AT = '2020-12-03T15:00:00Z';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    lng: 'fr',
    resources: { fr: { admin } },
    interpolation: { escapeValue: false },
  });
});
// A session of its own for each: no copy and nothing typed is found by the next.
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));

function json(status: number, body: unknown): Response {
  return new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { [ANSWER_ID_HEADER]: 'r1' },
  });
}

function aKey(change: Partial<ApiKeyView> = {}): ApiKeyView {
  return {
    ...{ id: crypto.randomUUID(), label: 'Site de Marc', scopes: ['catalogue:read'], hint: 'abcd' },
    ...{ createdAt: AT, lastUsedAt: null },
    ...change,
  };
}

interface Office {
  keys: ApiKeyView[];
  /** What an addition is answered with; undefined adds. */
  refusal: Response | undefined;
  readonly added: AddApiKeyInput[];
  ended: number;
}

/** The server's part, in memory. */
function openOffice(keys: ApiKeyView[] = []): Office {
  const office: Office = { keys, refusal: undefined, added: [], ended: 0 };
  setTransport(async (url, init) => {
    if (init.method === 'GET') return json(200, { keys: office.keys });
    if (init.method === 'DELETE') {
      office.ended += 1;
      office.keys = office.keys.filter(({ id }) => !url.endsWith(id));
      return json(204, undefined);
    }
    if (office.refusal) return office.refusal.clone();
    const { own: _own, ...input }: AddApiKeyInput = JSON.parse(String(init.body));
    office.added.push(input);
    const key = aKey(input);
    office.keys = [...office.keys, key];
    return json(201, { ...key, key: KEY });
  });
  return office;
}

const open = (whyId?: string) =>
  render(
    <MemoryRouter>
      <main className="page">
        <h1>{integrations.title}</h1>
        <ApiKeySection whyId={whyId} />
        <p id="why">Hors ligne</p>
      </main>
    </MemoryRouter>,
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });
const label = () => page.getByRole('textbox', { name: w.label });
const scope = (name: string) => page.getByRole('checkbox', { name });
const dialog = () => page.getByRole('dialog');

/** Of words with one place for something. */
const filled = (words: string, values: Record<string, string>) =>
  words.replace(/{{(\w+)}}/g, (_, name: string) => values[name] ?? '');

test('none says what one is for; one is made by keys, and is told once', async () => {
  const office = openOffice();
  await open();
  await expect.element(page.getByText(w.noneText)).toBeVisible();
  await expectSoundPart();
  await expectFocusReturn(button(w.add));
  await button(w.add).click();
  await expect.element(label()).toHaveFocus();
  await expect.element(scope(w.bookings)).not.toBeChecked();
  await expectSoundPart();
  await userEvent.keyboard(LONG_WORD);
  await scope(w.bookings).click();
  await scope(w.slots).click();
  await button(w.submit).click();
  await expect.element(page.getByRole('status').filter({ hasText: w.keyOnce })).toBeVisible();
  expect(office.added).toEqual([
    { label: LONG_WORD.slice(0, 80), scopes: ['catalogue:read', 'bookings:write'] },
  ]);
  await expect.element(dialog().getByRole('status', { name: w.key })).toHaveTextContent(KEY);
  await expect.element(dialog().getByText(filled(w.header, { key: '…abcd' }))).toBeVisible();
  await expectSoundPart();
  await button(integrations.done).click();
  await expect.element(page.getByRole('heading', { name: LONG_WORD.slice(0, 80) })).toBeVisible();
  await expect.element(page.getByText(w.lost)).toBeVisible();
  expect(document.body.innerHTML).not.toContain(KEY);
  await button(w.add).click();
  await expect.element(label()).toHaveValue('');
  expect(document.body.innerHTML).not.toContain(KEY);
});

test('what is refused is said beside its field, and what was typed stays when the dialog closes', async () => {
  const office = openOffice();
  await open();
  await button(w.add).click();
  for (const name of [w.catalogue, w.slots]) await scope(name).click();
  await button(w.submit).click();
  await expect.element(label()).toHaveAccessibleDescription(new RegExp(w.labelRequired));
  await expect.element(label()).toHaveFocus();
  const group = page.getByRole('group', { name: w.scopes });
  await expect.element(group).toHaveAccessibleDescription(w.scopesRequired);
  expect(office.added).toEqual([]);
  await label().fill('Comptabilité');
  await button(w.submit).click();
  await expect.element(scope(w.catalogue)).toHaveFocus();
  await userEvent.keyboard(' ');
  office.refusal = json(400, { error: '', code: 'request.invalid', fields: { label: 'invalid' } });
  await button(w.submit).click();
  await expect.element(label()).toHaveAccessibleDescription(/sans caractère invisible/);
  await expectSoundPart();
  office.refusal = json(409, { error: '', code: 'api_key.too_many' });
  await button(w.submit).click();
  await expect.element(page.getByRole('alert').filter({ hasText: fault.api_key.too_many })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await button(w.add).click();
  await expect.element(label()).toHaveValue('Comptabilité');
  await expect.element(scope(w.catalogue)).toBeChecked();
  await expect.element(scope(w.slots)).not.toBeChecked();
});

test('each key says what it may do and whether it was used; to revoke one is asked first', async () => {
  const used = aKey({ label: 'Partenaire', scopes: ['slots:read', 'bookings:write'], lastUsedAt: AT });
  const office = openOffice([aKey(), used]);
  await open();
  const row = page.getByRole('list', { name: w.list }).getByRole('heading', { name: 'Partenaire' });
  await expect.element(row).toBeVisible();
  await expect.element(page.getByText(w.unused)).toBeVisible();
  const when = filled(w.used, { when: 'jeu. 3 déc. 2020, 10:00' });
  await expect.element(page.getByText(when)).toBeVisible();
  await expect.element(page.getByText(w.bookings, { exact: true })).toBeVisible();
  await expectSoundPart();
  const revoke = button(filled(w.revokeNamed, { name: 'Partenaire' }));
  await revoke.click();
  await expect.element(dialog()).toHaveTextContent(w.revokeText);
  await expect.element(button(integrations.cancel)).toHaveFocus();
  await expectSoundPart();
  await button(integrations.cancel).click();
  expect(office.ended).toBe(0);
  await revoke.click();
  await button(w.revoke).click();
  await expect.element(row).not.toBeInTheDocument();
  expect(office.ended).toBe(1);
});

test('twenty are the most, and without a connection what cannot be done points to why', async () => {
  openOffice(Array.from({ length: API_KEYS_MAX }, () => aKey()));
  const { unmount } = await open();
  await expect.element(button(w.add)).toHaveAccessibleDescription(filled(w.full, { max: '20' }));
  await unmount();
  await open('why');
  await expect.element(button(w.add)).toHaveAccessibleDescription('Hors ligne');
  await expect.element(button(w.add)).toBeDisabled();
  await expect.element(button(filled(w.revokeNamed, { name: 'Site de Marc' })).first()).toBeDisabled();
});

test('what cannot be read says so and is asked for again', async () => {
  setTransport(async () => json(503, { code: 'server.busy', error: '' }));
  await open();
  await expect.element(page.getByText(w.failed)).toBeVisible();
  openOffice([aKey()]);
  await button(admin.retry).click();
  await expect.element(page.getByRole('heading', { name: 'Site de Marc' })).toBeVisible();
});
