import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const startNetwork = vi.fn();
const reloadSafely = vi.fn();
vi.mock('../../data/remote.ts', () => ({ remote: { startNetwork } }));
vi.mock('./reload-safely.ts', () => ({ reloadSafely }));

const { startWithServer } = await import('./start-with-server.ts');

const missing = { code: 'network' };
let serverAnswer: () => Promise<{ status: number }>;

beforeEach(() => {
  vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  serverAnswer = async () => ({ status: 200 });
  vi.stubGlobal('fetch', () => serverAnswer());
  startNetwork.mockResolvedValue(missing);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

test('[LC63] without a connection the code is asked for every five seconds, and the page stays', async () => {
  serverAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
  await startWithServer();
  await pass(21);
  expect(startNetwork).toHaveBeenCalledTimes(5);
  serverAnswer = async () => ({ status: 502 });
  await pass(10);
  expect(reloadSafely).not.toHaveBeenCalled();
});

test('[LC63] where the server answers and the code still does not come, the page reloads once until it has come', async () => {
  await startWithServer();
  expect(reloadSafely, 'the next try may have it').not.toHaveBeenCalled();
  await pass(5);
  expect(reloadSafely).toHaveBeenCalledOnce();
  await startWithServer(); // the page that came
  await pass(60);
  expect(reloadSafely).toHaveBeenCalledOnce();
  startNetwork.mockResolvedValueOnce('started');
  await pass(5);
  await startWithServer(true); // a later page of the same tab
  expect(reloadSafely).toHaveBeenCalledTimes(2);
});

test('[LC63] code that came and failed is no matter of the line: nothing is asked again', async () => {
  startNetwork.mockResolvedValue({ code: 'server.bug' });
  await startWithServer();
  await pass(60);
  expect(startNetwork).toHaveBeenCalledOnce();
  expect(reloadSafely).not.toHaveBeenCalled();
});
