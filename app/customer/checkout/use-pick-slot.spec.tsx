import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { addMinutes, type Instant } from '#shared/kernel/instant.ts';
import { now } from '../../data/device/clock.ts';
import type { SlotSelection } from '../../data/slots/read-slot-selection.ts';
import { checkout as w } from '../../i18n/messages/checkout/en.ts';
import { usePickSlot } from './use-pick-slot.ts';

const calls = vi.hoisted(() => ({ held: vi.fn(), released: vi.fn() }));
vi.mock('../../data/remote.ts', () => ({ remote: { holdSlot: calls.held, releaseHold: calls.released } }));

/** Holds under way, the oldest first: each is answered when the test says so. */
let answers: ((outcome: object) => void)[];
const granted = { ok: true };
const taken = { ok: false, code: 'slot.taken', alternatives: [] };

beforeEach(async () => {
  answers = [];
  calls.held.mockReset().mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  calls.released.mockReset().mockResolvedValue({ ok: true });
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { checkout: w } } });
});

const first = addMinutes(now(), 24 * 60);
const times = { first, second: addMinutes(first, 60) } as const;

function Times({ heldAt }: { heldAt?: Instant | undefined }) {
  const held = heldAt === undefined ? undefined : ({ startAt: heldAt } as SlotSelection); // all that is looked at
  const { pick, stop, pendingStart, trouble } = usePickSlot(held, 'America/New_York');
  return (
    <>
      {Object.entries(times).map(([name, startAt]) => (
        <button
          key={name}
          type="button"
          onClick={() => void pick({ startAt, endAt: addMinutes(startAt, 60) })}
        >
          {name}
        </button>
      ))}
      {stop && pendingStart !== null && (
        <button type="button" onClick={stop}>
          Stop
        </button>
      )}
      <output>{trouble ? trouble.code : pendingStart === null ? 'nothing asked' : 'asked'}</output>
    </>
  );
}

const tap = (name: string) => page.getByRole('button', { name }).click();
const said = () => expect.element(page.getByRole('status'));
/** Everything that follows an answer has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

test('a time that was given up while it was asked for goes back, should it be granted all the same', async () => {
  await render(<Times />);
  await tap('first');
  await tap('Stop');
  await said().toHaveTextContent('nothing asked');
  answers[0]?.(granted);
  await expect.poll(() => calls.released.mock.calls.length).toBe(1);
});

test('nothing goes back where another time was tapped since, or where it was not granted', async () => {
  await render(<Times />);
  await tap('first');
  await tap('Stop');
  await tap('second');
  answers[0]?.(granted); // moved on by the next call
  await settled();
  answers[1]?.(granted);
  await said().toHaveTextContent('nothing asked');
  await tap('first');
  await tap('Stop');
  answers[2]?.(taken);
  await settled();
  expect([calls.held.mock.calls.length, calls.released.mock.calls.length]).toEqual([3, 0]);
  await said().toHaveTextContent('nothing asked');
});

test('of several taps the last decides what is said', async () => {
  await render(<Times />);
  await tap('first');
  await tap('second');
  answers[0]?.(taken);
  await settled();
  await said().toHaveTextContent('asked');
  answers[1]?.(taken);
  await said().toHaveTextContent('slot.taken');
});

test('waiting for another time cannot be given up where it would cost the one that is held', async () => {
  await render(<Times heldAt={times.first} />);
  await tap('second');
  await said().toHaveTextContent('asked');
  await expect.element(page.getByRole('button', { name: 'Stop' })).not.toBeInTheDocument();
});

test('a second tap right after a time was held gives it back only once it is meant', async () => {
  const { rerender } = await render(<Times />);
  await tap('first');
  answers[0]?.(granted);
  await said().toHaveTextContent('nothing asked');
  await rerender(<Times heldAt={times.first} />);
  await tap('first');
  expect(calls.released).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 750));
  await tap('first');
  await expect.poll(() => calls.released.mock.calls.length).toBe(1);
});
