import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadAsNewest } from './reload-as-newest.ts';

const reload = vi.fn();
const postMessage = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const withWorkers = (registration: object | undefined) =>
  vi.stubGlobal(
    'navigator',
    registration && { serviceWorker: { getRegistration: async () => registration } },
  );

test('[LC31] an old page lets in the version that waits, and reloads all the same if that fails', async () => {
  vi.useFakeTimers();
  withWorkers({ waiting: { postMessage } });
  await reloadAsNewest();
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' });
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
});
