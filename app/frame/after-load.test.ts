import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterLoad } from './after-load.ts';

const WAIT_MS = 1_000;
const work = vi.fn();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', { readyState: 'interactive' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const load = () => page.dispatchEvent(new Event('load'));

test('the wait begins when all that the page asked for has come, and the work is done once', () => {
  afterLoad(WAIT_MS, work);
  vi.advanceTimersByTime(10 * WAIT_MS);
  expect(work).not.toHaveBeenCalled();
  load();
  load();
  vi.advanceTimersByTime(WAIT_MS - 1);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * WAIT_MS);
  expect(work).toHaveBeenCalledOnce();
});

test('on a page that has loaded it begins at once', () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  afterLoad(WAIT_MS, work);
  vi.advanceTimersByTime(WAIT_MS);
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ['before it has loaded', false],
  ['while it waits', true],
])('left undone %s, nothing is done', (_when, isLoaded) => {
  const leave = afterLoad(WAIT_MS, work);
  if (isLoaded) load();
  leave();
  load();
  vi.advanceTimersByTime(10 * WAIT_MS);
  expect(work).not.toHaveBeenCalled();
});
