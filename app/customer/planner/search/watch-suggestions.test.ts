import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AddressAsk, FoundSuggestions } from '../../../data/delivery/search-addresses.ts';
import { noSuggestions, type Suggestions, watchSuggestions } from './watch-suggestions.ts';

interface Call {
  readonly q: string;
  readonly signal: AbortSignal;
  readonly answer: (found: FoundSuggestions | undefined) => void;
  readonly fail: (error: unknown) => void;
}

const asks = () => new Subject<AddressAsk | null>();
let calls: Call[];
let shown: Suggestions[];

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  shown = [];
});
afterEach(() => {
  vi.useRealTimers();
});

function find({ q }: AddressAsk, signal: AbortSignal): Promise<FoundSuggestions | undefined> {
  return new Promise((answer, fail) => calls.push({ q, signal, answer, fail }));
}

function ask(q: string): AddressAsk {
  return { q, mode: 'address', locale: 'en', sessionToken: 's' };
}

function list(attribution: string): FoundSuggestions {
  return { suggestions: [], attribution, onDevice: false };
}

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

function watch(subject: Subject<AddressAsk | null>) {
  return watchSuggestions(subject, find).subscribe((next) => shown.push(next));
}

test('only what was typed last is asked for, 250 ms after the last keystroke', async () => {
  const typed = asks();
  watch(typed);
  for (const q of ['123', '123 P', '123 Pa']) {
    typed.next(ask(q));
    await pass(249);
  }
  expect(calls).toEqual([]);
  await pass(1);
  expect(calls.map(({ q }) => q)).toEqual(['123 Pa']);
});

test('a newer search aborts the one before, whose answer is never shown', async () => {
  const typed = asks();
  watch(typed);
  typed.next(ask('old'));
  await pass(250);
  typed.next(ask('new'));
  expect(calls[0]?.signal.aborted).toBe(true);
  await pass(250);
  calls[0]?.answer(list('old'));
  calls[1]?.answer(list('new'));
  await pass(0);
  expect(shown.map(({ attribution }) => attribution)).toEqual(['new']);
  expect(calls[1]?.signal.aborted).toBe(true); // over: nothing is left to abort
});

test('a slow answer keeps the list of before and says after 400 ms that it is awaited', async () => {
  const typed = asks();
  watch(typed);
  typed.next(ask('a'));
  await pass(250);
  calls[0]?.answer(list('first'));
  await pass(0);
  typed.next(ask('b'));
  await pass(250 + 399);
  expect(shown).toHaveLength(1);
  await pass(1);
  expect(shown.at(-1)).toMatchObject({ attribution: 'first', busy: true });
  calls[1]?.answer(list('second'));
  await pass(0);
  expect(shown.at(-1)).toMatchObject({ attribution: 'second', busy: false, isAnswered: true });
});

test('a quick answer shows no ring', async () => {
  const typed = asks();
  watch(typed);
  typed.next(ask('a'));
  await pass(250);
  calls[0]?.answer(list('quick'));
  await pass(1_000);
  expect(shown).toEqual([{ ...list('quick'), busy: false, isAnswered: true }]);
});

test.each([
  ['no answer', (call: Call | undefined) => call?.answer(undefined)],
  ['a fault', (call: Call | undefined) => call?.fail(new Error('broken'))],
])('%s empties the list and later searches still work', async (_name, end) => {
  const typed = asks();
  watch(typed);
  typed.next(ask('a'));
  await pass(250);
  end(calls[0]);
  await pass(0);
  expect(shown).toEqual([noSuggestions]);
  typed.next(ask('b'));
  await pass(250);
  calls[1]?.answer(list('later'));
  await pass(0);
  expect(shown.at(-1)?.attribution).toBe('later');
});

test('nothing to search for empties the list at once and aborts', async () => {
  const typed = asks();
  watch(typed);
  typed.next(ask('abc'));
  await pass(250);
  typed.next(null);
  expect(shown).toEqual([noSuggestions]);
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('leaving the screen aborts what is under way', async () => {
  const typed = asks();
  const watching = watch(typed);
  typed.next(ask('abc'));
  await pass(250);
  watching.unsubscribe();
  expect(calls[0]?.signal.aborted).toBe(true);
});

test('a stream that answers whatever comes first would be caught', async () => {
  // mergeMap in place of switchMap, which looks right as long as answers come in order
  const { mergeMap, from, map } = await import('rxjs');
  const typed = asks();
  const seen: string[] = [];
  const broken = typed.pipe(
    mergeMap((each) => from(find(each ?? ask(''), new AbortController().signal))),
    map((found) => found?.attribution ?? ''),
  );
  broken.subscribe((next) => seen.push(next));
  typed.next(ask('old'));
  typed.next(ask('new'));
  calls[1]?.answer(list('new'));
  calls[0]?.answer(list('old'));
  await pass(0);
  expect(seen.at(-1)).toBe('old');
});
