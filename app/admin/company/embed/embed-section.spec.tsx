import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { companySettingsView } from '#shared/api/admin/company.ts';
import { type Embed, embedSection } from '#shared/company/embed.ts';
import { aCompany } from '../../../../tests/support/a-company.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import type { SectionEdit } from '../frame/use-edit-section.ts';
import { EmbedPreview } from './embed-preview.tsx';
import { SitesField } from './embed-section.tsx';
import { embedWords } from './embed-words.ts';

const { embed: w } = admin.company;
const view = companySettingsView.parse({ ...aCompany, version: 1 });

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});

/** The section without its form, its draft and its server. */
function Fields() {
  const [value, setValue] = useState<Embed>({ sites: '' });
  const faults = embedSection.findFaults(value);
  const edit: SectionEdit<Embed> = {
    ...{
      value,
      words: embedWords,
      dirty: true,
      restored: false,
      busy: false,
      refusal: undefined,
      conflict: [],
    },
    ...{ drop: () => {}, keepMine: () => {}, save: async () => true },
    faultOf: (path) => {
      const fault = faults[path];
      return fault && embedWords.fault(path, fault, i18next.getFixedT('fr', 'admin'));
    },
    change: (changes) => setValue((before) => ({ ...before, ...changes })),
  };
  return (
    <main>
      <h1>{w.where}</h1>
      <SitesField edit={edit} />
      <EmbedPreview embed={value} view={view} />
    </main>
  );
}

const sites = () => page.getByRole('textbox', { name: w.sites });

test('addresses are read as people paste them, and what is none is told beside the field once it is left', async () => {
  await render(<Fields />);
  await expect.element(page.getByText(w.none)).toBeVisible();
  await expectSoundPart();
  await sites().fill('www.Acme.com/contact, https://*.acme.com');
  await expect.element(page.getByText(w.fault.unread)).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(sites()).toHaveAccessibleDescription(expect.stringContaining('sans étoile'));
  await expect.element(sites()).toHaveValue('https://www.acme.com\nhttps://*.acme.com');
  await sites().fill('www.acme.com');
  await userEvent.tab();
  await expect.element(sites()).not.toHaveAttribute('aria-invalid');
  await expect.element(page.getByText(w.none)).not.toBeInTheDocument();
  await expectSoundPart();
});

test('the code to paste names this company’s address, how it opens and the language of its readers', async () => {
  await render(<Fields />);
  const code = () => page.getByRole('status', { name: w.code });
  const script = (way: string, lang: string) =>
    `<script src="${location.origin}/embed.js" data-open="${way}" data-lang="${lang}" async></script>`;
  await expect.element(code()).toHaveTextContent(script('button', 'fr'));
  await page.getByRole('radio', { name: w.ways.inline }).click();
  await page.getByRole('radio', { name: 'Español' }).click();
  await expect.element(code()).toHaveTextContent(script('inline', 'es'));
});
