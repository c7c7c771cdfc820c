import { afterEach, expect, test, vi } from 'vitest';
import { aRequest, fakeWorkerScope } from './worker-scope.test-support.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

test('[LC58] it takes over at once, removes every cache and itself, and tells no page to reload', async () => {
  const { scope, tabs, kept, dispatch } = fakeWorkerScope();
  await import('./retired-worker.ts');
  await dispatch('install');
  expect(scope.skipWaiting).toHaveBeenCalledOnce();
  await dispatch('activate');
  expect([...kept]).toEqual([]);
  expect(scope.registration.unregister).toHaveBeenCalledOnce();
  expect(await dispatch('fetch', { request: aRequest('https://sabal.test/', 'navigate') })).toBe(false);
  for (const { postMessage } of tabs) expect(postMessage).not.toHaveBeenCalled();
});
