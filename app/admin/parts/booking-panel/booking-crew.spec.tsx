import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { expectSoundPart } from '../../../../tests/support/part-check.ts';
import { writeToken } from '../../../data/staff/admin-token.ts';
import { setTransport } from '../../../data/wire/http.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { aRow } from './a-row.test-support.ts';
import { BookingCrew } from './booking-crew.tsx';
import type { Booking } from './use-booking.ts';

const { crews: w } = admin;
const crew = (index: number): CrewView => ({
  ...{ id: `c0ffee00-0000-4000-8000-00000000000${index}`, name: `Équipe ${index}`, color: 'blue' },
  ...{
    position: index,
    active: true,
    picture: '',
    version: 1,
    kinds: [],
    zips: [],
    baseZip: null,
    hours: null,
  },
});
const [one, two] = [crew(1), crew(2)];
const row = aRow({ crew: one });

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
// A session of its own for each: no copy of the crews is found by the next.
beforeEach(() => writeToken(`ats_${crypto.randomUUID()}`));

/** The server's part: the crews, and one answer to whatever is changed. Answers what was asked of it. */
function openOffice(crews: readonly CrewView[], refusal: object = {}): unknown[] {
  const asked: unknown[] = [];
  setTransport(async (_url, init) => {
    const isRead = init?.method === 'GET';
    if (!isRead) asked.push(JSON.parse(String(init?.body)));
    const body = isRead ? { crews } : refusal;
    return new Response(JSON.stringify(body), {
      status: isRead ? 200 : 409,
      headers: { [ANSWER_ID_HEADER]: 'r1' },
    });
  });
  return asked;
}

const refused = vi.fn<Booking['refused']>(() => Promise.resolve(false));
const booking = { refused } as unknown as Booking; // what the part uses of it
const show = (over = row) =>
  render(
    <main>
      <BookingCrew row={over} booking={booking} />
    </main>,
  );
const choice = () => page.getByLabelText(w.which);

test('a crew that has something else then keeps the choice where it was, and all that it has is named', async () => {
  const conflicts = ['Rosa', 'Marc'].map((customerName) => aRow({ customerName }));
  const asked = openOffice([one, two], { error: 'x', code: 'slot.taken', conflict: conflicts[0], conflicts });
  await show();
  await expect.element(choice()).toHaveValue(one.id);
  await expectSoundPart();
  await choice().selectOptions(two.name);
  await expect.element(page.getByText(/Rosa.*Marc/)).toBeVisible();
  await expect.element(choice()).toHaveValue(one.id);
  expect(asked).toEqual([{ crewId: two.id, expectedVersion: row.version }]);
  await expectSoundPart();
});

test('the focus stays while a choice is told, and no other is made meanwhile', async () => {
  const answers: (() => void)[] = [];
  const asked: unknown[] = [];
  setTransport(async (_url, init) => {
    if (init?.method !== 'GET') {
      asked.push(init?.body);
      await new Promise<void>((resolve) => answers.push(resolve));
    }
    const body = init?.method === 'GET' ? { crews: [one, two, crew(3)] } : {};
    const status = init?.method === 'GET' ? 200 : 409;
    return new Response(JSON.stringify(body), { status, headers: { [ANSWER_ID_HEADER]: 'r1' } });
  });
  await show();
  await expect.element(choice()).toHaveValue(one.id);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(choice()).toHaveAttribute('aria-disabled', 'true');
  await expect.element(choice()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice()).toHaveValue(two.id);
  expect(asked).toHaveLength(1);
  answers.shift()?.();
  await expect.element(choice()).toHaveValue(one.id);
});

test('a crew that does not do the work has it only when staff say so once more', async () => {
  const asked = openOffice([one, two], { error: 'x', code: 'crew.unfit' });
  await show();
  await choice().selectOptions(two.name);
  await expect.element(page.getByText(admin.fault.crew.unfit)).toBeVisible();
  await expectSoundPart();
  await page.getByRole('button', { name: admin.booking.crew.anyway.replace('{{crew}}', two.name) }).click();
  await vi.waitFor(() =>
    expect(asked).toEqual([
      { crewId: two.id, expectedVersion: row.version },
      { crewId: two.id, expectedVersion: row.version, anyCrew: true },
    ]),
  );
});

test('the crew that it has is among the choices when it is closed by now', async () => {
  openOffice([{ ...one, active: false }, two, crew(3)]);
  await show();
  await expect.element(choice()).toHaveValue(one.id);
  await expect.element(page.getByRole('option', { name: one.name })).toBeInTheDocument();
});

test('there is no choice in a company of one crew, and none of a visit that is off', async () => {
  openOffice([one, two]);
  const shown = await show();
  for (const without of [aRow({ crew: one, status: 'CANCELLED' }), aRow()]) {
    // There at first: before the crews are known there is none of any visit.
    await expect.element(choice()).toBeVisible();
    await shown.rerender(
      <main>
        <BookingCrew row={without} booking={booking} />
      </main>,
    );
    await expect.element(choice()).not.toBeInTheDocument();
    await shown.rerender(
      <main>
        <BookingCrew row={row} booking={booking} />
      </main>,
    );
  }
});
