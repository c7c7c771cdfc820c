import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { noWords } from '#shared/catalogue/entries/entry.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { EntryList } from './entry-list.tsx';
import { EntryRow } from './entry-row.tsx';

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fr', resources: { fr: { admin } } });
});

function anEntry(name: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry {
  return {
    ...{ id: name, type: 'products', serviceId: 'carpet', slug: name, kind: 'carpet' },
    ...{ title: { en: `${name} en`, es: `${name} es`, fr: name }, teaser: noWords },
    ...{ image: '', emoji: '', minSeats: null, extraSeat: null, minutes: null },
    ...{ active: true, price: 45, version: 1, ...more },
  };
}

const entries = [
  anEntry('Chambre'),
  anEntry('Salon', { title: { ...noWords, fr: 'Salon' }, minutes: 35 }),
  anEntry('Couloir', { active: false }),
];

async function open() {
  const onOrder = vi.fn();
  const onEdit = vi.fn();
  await render(
    <main>
      <EntryList label="Pièces" entries={entries} disabled={false} onOrder={onOrder}>
        {(entry) => <EntryRow entry={entry} onEdit={() => onEdit(entry.id)} />}
      </EntryList>
    </main>,
  );
  return { onOrder, onEdit };
}

const names = (list: readonly CatalogueEntry[]) => list.map(({ id }) => id);

test('what is missing and what is hidden is said in words', async () => {
  const { onEdit } = await open();
  const rows = page.getByRole('listitem');
  await expect.element(rows.nth(1)).toHaveTextContent('À traduire : EN, ES');
  await expect.element(rows.nth(1)).toHaveTextContent('35 min');
  await expect.element(rows.nth(2)).toHaveTextContent(admin.catalogue.hidden);
  await userEvent.click(page.getByRole('button', { name: 'Modifier « Salon »' }));
  expect(onEdit).toHaveBeenCalledWith('Salon');
  await expectSoundPart();
});

test('keys take an entry up and down, and the ends stay ends', async () => {
  const { onOrder } = await open();
  await expect.element(page.getByRole('button', { name: 'Monter « Chambre »' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Descendre « Couloir »' })).toBeDisabled();
  page.getByRole('button', { name: 'Descendre « Chambre »' }).element().focus();
  await userEvent.keyboard('{Enter}');
  expect(names(onOrder.mock.calls[0]?.[0])).toEqual(['Salon', 'Chambre', 'Couloir']);
  page.getByRole('button', { name: 'Monter « Couloir »' }).element().focus();
  await userEvent.keyboard(' ');
  expect(names(onOrder.mock.calls[1]?.[0])).toEqual(['Chambre', 'Couloir', 'Salon']);
});

test('a handle drags an entry to its new place, told once', async () => {
  const { onOrder } = await open();
  const handles = document.querySelectorAll('[data-row] > span:first-child');
  const rows = [...document.querySelectorAll('[data-row]')];
  const middle = (at: number) => {
    const box = rows[at]?.getBoundingClientRect();
    return box ? box.top + box.height / 2 : 0;
  };
  const event = (type: string, clientY: number) =>
    new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientY });
  const [first] = handles;
  if (!(first instanceof HTMLElement)) throw new Error('Expected a handle');
  first.setPointerCapture = () => undefined;
  first.dispatchEvent(event('pointerdown', middle(0)));
  await vi.waitFor(() => expect(rows[0]).toHaveAttribute('data-dragged'));
  first.dispatchEvent(event('pointermove', middle(2)));
  await vi.waitFor(() => expect(rows[2]).toHaveAttribute('data-target', 'after'));
  first.dispatchEvent(event('pointerup', middle(2)));
  expect(onOrder).toHaveBeenCalledOnce();
  expect(names(onOrder.mock.calls[0]?.[0])).toEqual(['Salon', 'Couloir', 'Chambre']);
});
