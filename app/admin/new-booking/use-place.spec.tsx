import { useRef, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { writeToken } from '../../data/staff/admin-token.ts';
import { setTransport } from '../../data/wire/http.ts';
import { type BookingDraft, blankBooking } from './booking-draft.ts';
import type { DraftInHand } from './use-booking-draft.ts';
import { usePlace } from './use-place.ts';
import type { ServerTotal } from './use-server-total.ts';

const attempt = { key: '5f0c1c4e-0000-4000-8000-000000000001', bytes: '{}' };
const server: ServerTotal = {
  ...{ answer: undefined, busy: false, fault: undefined, put: () => undefined },
  ask: () => expect.fail('the work is not priced anew'),
};
let keys: (string | null)[];

beforeEach(() => {
  keys = [];
  writeToken(`ats_${crypto.randomUUID()}`);
});

/** A call that was sent and never answered. */
function Form() {
  const [draft, setDraft] = useState<BookingDraft>({ ...blankBooking, attempt });
  const latest = useRef(draft);
  latest.current = draft;
  const note: DraftInHand['note'] = (part) => setDraft((before) => ({ ...before, ...part }));
  const hand: DraftInHand = {
    ...{ draft, note, change: note, latest: () => latest.current, clear: () => latest.current },
    ...{ putBack: setDraft, restored: false, aside: [], takeAside: setDraft, prefilledEmail: undefined },
  };
  const { trouble, placeAgain } = usePlace(hand, server, () => undefined);
  return (
    <>
      <p role="status">{`${trouble?.is}, ${draft.attempt === undefined ? 'no key' : 'its key'}`}</p>
      <button type="button" onClick={() => void placeAgain()}>
        Again
      </button>
    </>
  );
}

test.each([
  [429, 'request.too_many'],
  [503, 'server.busy'],
])('turned away with %i, what was sent and not answered keeps its key', async (status, code) => {
  setTransport(async (_path, { headers }) => {
    keys.push(new Headers(headers).get('Idempotency-Key'));
    return Response.json({ error: '', code }, { status, headers: { [ANSWER_ID_HEADER]: 'r-1' } });
  });
  await render(<Form />);
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Again' }).click();
    await expect.poll(() => keys.length).toBe(count);
    await expect.element(page.getByRole('status')).toHaveTextContent('lost, its key');
  }
  expect(new Set(keys)).toEqual(new Set([attempt.key]));
});
