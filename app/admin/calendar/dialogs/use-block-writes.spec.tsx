import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { BlockInput, BlockView } from '#shared/api/admin/blocks.ts';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../../data/staff/admin-token.ts';
import { setTransport, type Transport } from '../../../data/wire/http.ts';
import { admin } from '../../../i18n/messages/admin/fr.ts';
import { ToastRegion } from '../../../ui/feedback/toast-region.tsx';
import { aBlock } from '../../parts/booking-panel/a-row.test-support.ts';
import { useBlockWrites } from './use-block-writes.ts';

const { block: w } = admin.calendar;
const company = aBlock({ id: 'b10c0000-0000-4000-8000-000000000001', reason: 'Congé' });
const crewId = 'c0ffee00-0000-4000-8000-000000000001';
const reload = vi.fn(async () => undefined);
const data = { reload, change: async () => undefined };

function Writes({ block, change }: { block: BlockView; change?: Partial<BlockInput> }) {
  const writes = useBlockWrites(data);
  const input: BlockInput = {
    ...{ startISO: block.startISO, endISO: block.endISO, allDay: false },
    ...change,
  };
  return (
    <>
      <button type="button" onClick={() => void writes.change(block, input, () => undefined)}>
        change
      </button>
      <button type="button" onClick={() => void writes.remove(block)}>
        remove
      </button>
      <ToastRegion label="Messages" closeLabel="Fermer" />
    </>
  );
}

const answerWith = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { [ANSWER_ID_HEADER]: 'r-1' } });
const sent: unknown[] = [];
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

/** Answers each write with what `answers` has next, and keeps its body. */
function answering(...answers: (() => Response)[]) {
  setTransport((async (_url, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return (answers.shift() ?? (() => answerWith({ error: 'busy', code: 'server.busy' }, 503)))();
  }) satisfies Transport);
}

beforeAll(async () => {
  await i18next.use(initReactI18next).init({
    ...{ lng: 'fr', resources: { fr: { admin } }, interpolation: { escapeValue: false } },
  });
});
beforeEach(() => {
  sent.length = 0;
  writeToken(`ats_${crypto.randomUUID()}`);
});
afterEach(() => setTransport());

test('taking a change back closes again whom the block closed', async () => {
  answering(
    () => answerWith({ block: { ...company, crewId }, bookings: [] }),
    () => answerWith({ block: company, bookings: [] }),
  );
  await render(<Writes block={company} change={{ crewId }} />);
  await press('change');
  await press(w.undo);
  await vi.waitFor(() => expect(sent).toMatchObject([{ crewId }, { crewId: null, reason: 'Congé' }]));
});

test('D509: a change and the way back name the version that was seen, and what others made of it stays', async () => {
  const theirs = { ...company, version: 5, reason: 'Vacances' };
  answering(
    () => answerWith({ block: { ...company, version: 3, crewId }, bookings: [] }),
    () => answerWith({ error: '', code: 'block.changed', block: theirs }, 409),
  );
  await render(<Writes block={{ ...company, version: 2 }} change={{ crewId }} />);
  await press('change');
  await press(w.undo);
  await vi.waitFor(() => expect(sent).toMatchObject([{ expectedVersion: 2 }, { expectedVersion: 3 }]));
  await expect.element(page.getByText(w.notBack, { exact: false })).toBeVisible();
});

test('a block that could not be put back is not thought to close anything', async () => {
  answering(
    () => answerWith({}),
    () => answerWith({ error: 'no', code: 'request.invalid' }, 400),
  );
  await render(<Writes block={company} />);
  await press('remove');
  await press(w.undo);
  await expect.element(page.getByText(w.notBack, { exact: false })).toBeVisible();
});
