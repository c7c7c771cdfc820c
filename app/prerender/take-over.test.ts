import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let frames: (() => void)[] = [];
const append = vi.fn();

/** A page that came drawn, whose frames are painted by `paint` alone. */
async function openPage({ hidden = false, framed = false } = {}) {
  vi.resetModules();
  const page = { parent: {} };
  if (!framed) page.parent = page;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', {
    visibilityState: hidden ? 'hidden' : 'visible',
    querySelector: () => ({ content: 'the app' }),
    head: { append },
  });
  await import('./take-over.ts');
}

const paint = () => {
  const due = frames;
  frames = [];
  for (const draw of due) draw();
};

beforeEach(() => {
  frames = [];
  append.mockReset();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the app waits until the page is on screen', async () => {
  await openPage();
  paint();
  expect(append).not.toHaveBeenCalled();
  paint();
  expect(append).toHaveBeenCalledExactlyOnceWith('the app');
});

test.each([
  ['in the background', { hidden: true }],
  ['in a frame of another site, which is not painted while it is out of sight', { framed: true }],
])('the app waits for no paint %s', async (_, where) => {
  await openPage(where);
  expect(append).toHaveBeenCalledExactlyOnceWith('the app');
});
