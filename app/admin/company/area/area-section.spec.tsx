import i18next from 'i18next';
import { useState } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { initialArea, type ServiceArea } from '#shared/company/area.ts';
import { areaSection } from '#shared/company/area-section.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import type { SectionEdit } from '../frame/use-edit-section.ts';
import { AreaPreview } from './area-preview.tsx';
import { areaWords } from './area-words.ts';
import { CountiesField, RadiusFields, ZipsField } from './way-fields.tsx';

const { area: w } = admin.company;

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});

/** The section without its form, its draft and its server. */
function Fields({ begin }: { begin: Partial<ServiceArea> }) {
  const [value, setValue] = useState<ServiceArea>({ ...initialArea, ...begin });
  const faults = areaSection.findFaults(value);
  const edit: SectionEdit<ServiceArea> = {
    ...{
      value,
      words: areaWords,
      dirty: true,
      restored: false,
      busy: false,
      refusal: undefined,
      conflict: [],
    },
    ...{ drop: () => {}, keepMine: () => {}, save: async () => true },
    faultOf: (path) => {
      const fault = faults[path];
      return fault && areaWords.fault(path, fault, i18next.getFixedT('fr', 'admin'));
    },
    change: (changes) => setValue((before) => ({ ...before, ...changes })),
  };
  return (
    <main>
      <h1>{w.where}</h1>
      {value.by === 'counties' && <CountiesField edit={edit} />}
      {value.by === 'zips' && <ZipsField edit={edit} />}
      {value.by === 'radius' && <RadiusFields edit={edit} />}
      <AreaPreview area={value} own="" />
    </main>
  );
}

const map = () => page.getByRole('group', { name: w.map });
const onMap = (name: string) => map().getByRole('checkbox', { name, exact: true });
const inList = (name: string) =>
  page.getByRole('group', { name: w.counties }).getByRole('checkbox', { name, exact: true });
const tried = () => page.getByLabelText(w.try);

test('counties are chosen on the map by a tap, from the keyboard, and in the list; each follows the other', async () => {
  await render(<Fields begin={{ by: 'counties' }} />);
  await expect.element(page.getByText(w.fault.counties)).toBeVisible();
  await onMap('Osceola').click();
  await expect.element(onMap('Osceola')).toBeChecked();
  await expect.element(inList('Osceola')).toBeChecked();
  await expect
    .element(page.getByText('Un client de 32801\u00a0: sa réservation attend votre réponse.'))
    .toBeVisible();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(onMap('Orange')).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(inList('Orange')).toBeChecked();
  await expect.element(page.getByText('Un client de 32801\u00a0: servi.')).toBeVisible();
  await inList('Osceola').click();
  await expect.element(onMap('Osceola')).not.toBeChecked();
  await expectSoundPart();
});

test('a pasted list is counted; what is no code is named once the field is left, what is unknown is served and named', async () => {
  await render(<Fields begin={{ by: 'zips', outside: 'refused' }} />);
  const list = page.getByRole('textbox', { name: w.zips });
  await list.fill('32803;32801-1234, 34999 Orlando');
  await expect.element(page.getByText('«\u00a0Orlando\u00a0»', { exact: false })).not.toBeInTheDocument();
  await tried().click();
  await expect
    .element(page.getByText('Ce n’est pas un code postal\u00a0: «\u00a0Orlando\u00a0».'))
    .toBeVisible();
  await list.fill('32803;32801-1234, 34999');
  await tried().fill('33101');
  await expect.element(page.getByText('3 codes postaux desservis').first()).toBeVisible();
  await expect
    .element(page.getByText('Inconnu de nos tables, desservi quand même\u00a0: 34999.'))
    .toBeVisible();
  await expect
    .element(page.getByText('Un client de 33101\u00a0: refusé, il lit comment vous joindre.'))
    .toBeVisible();
  await tried().fill('34998');
  await expect.element(page.getByText('code inconnu', { exact: false })).toBeVisible();
  await expectSoundPart();
});

test('a radius asks for a code that is known and whole miles', async () => {
  await render(<Fields begin={{ by: 'radius' }} />);
  await page.getByLabelText(w.zip).fill('10001');
  await page.getByLabelText(w.miles).fill('0,5');
  await tried().click();
  await expect.element(page.getByText(w.fault.zipUnknown)).toBeVisible();
  await expect.element(page.getByText('Entre 1 et 300 miles', { exact: false })).toBeVisible();
  await page.getByLabelText(w.zip).fill('32801');
  await page.getByLabelText(w.miles).fill('10');
  await tried().fill('34741');
  await expect
    .element(page.getByText('Un client de 34741\u00a0: sa réservation', { exact: false }))
    .toBeVisible();
  await page.getByLabelText(w.miles).fill('25');
  await expect.element(page.getByText('Un client de 34741\u00a0: servi.')).toBeVisible();
  await expectSoundPart();
});
