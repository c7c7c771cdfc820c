import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLoaded, useWhenLoaded } from './use-loaded.ts';

type Answers = Readonly<Record<string, ReturnType<typeof Promise.withResolvers<string>>>>;

function answers(): Answers {
  return { a: Promise.withResolvers<string>(), b: Promise.withResolvers<string>() };
}

type ShownProps = { name: string | undefined; from: Answers; drawn?: string[] };

function Shown({ name, from, drawn }: ShownProps) {
  const value = useLoaded(name, () => from[name ?? '']?.promise ?? Promise.reject(new Error('none')));
  drawn?.push(`${name}: ${value}`);
  return <output>{value ?? 'waiting'}</output>;
}

test('an answer to what is asked no longer is not shown', async () => {
  const from = answers();
  const shown = page.getByRole('status');
  const screen = await render(<Shown name="a" from={from} />);
  await screen.rerender(<Shown name="b" from={from} />);
  from.b?.resolve('of b');
  await expect.element(shown).toHaveTextContent('of b');
  from.a?.resolve('of a');
  await from.a?.promise;
  await expect.element(shown).toHaveTextContent('of b');
  await screen.rerender(<Shown name={undefined} from={from} />);
  await expect.element(shown).toHaveTextContent('waiting');
});

test('what was loaded for one key is not drawn once for another', async () => {
  const [from, drawn]: [Answers, string[]] = [answers(), []];
  const screen = await render(<Shown name="a" from={from} drawn={drawn} />);
  from.a?.resolve('of a');
  await expect.element(page.getByRole('status')).toHaveTextContent('of a');
  await screen.rerender(<Shown name="b" from={from} drawn={drawn} />);
  expect(new Set(drawn)).toEqual(new Set(['a: undefined', 'a: of a', 'b: undefined']));
});

function Asking({ signals, arrived }: { signals: AbortSignal[]; arrived: (value: string) => void }) {
  useWhenLoaded(
    async (signal) => {
      signals.push(signal);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return 'late';
    },
    arrived,
    [],
  );
  return null;
}

test('what comes after the component is gone is told to nobody, and its signal says so', async () => {
  const signals: AbortSignal[] = [];
  const arrived = vi.fn();
  const screen = await render(<Asking signals={signals} arrived={arrived} />);
  await screen.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect([signals.every(({ aborted }) => aborted), arrived.mock.calls]).toEqual([true, []]);
});

function Failing({ failed }: { failed: () => void }) {
  useWhenLoaded(
    () => Promise.reject(new Error('no table')),
    () => undefined,
    [],
    failed,
  );
  return null;
}

test('a failure is told to who asks for it', async () => {
  const failed = vi.fn();
  await render(<Failing failed={failed} />);
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0);
});
