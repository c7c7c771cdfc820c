import {
  Component,
  type ComponentType,
  lazy,
  Suspense,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
} from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyScreen } from './lazy-part.tsx';

function Hours() {
  return <h1>Hours</h1>;
}

let waits = 0;
beforeEach(() => {
  waits = 0;
});

function Waiting() {
  useLayoutEffect(() => {
    waits += 1;
  }, []);
  return <p>Coming</p>;
}

const draw = (Screen: ComponentType) =>
  render(
    <Suspense fallback={<Waiting />}>
      <Screen />
    </Suspense>,
  );
const heading = page.getByRole('heading', { name: 'Hours' });

test('a screen that is here is drawn at once', async () => {
  const Screen = lazyScreen(async () => ({ Hours }), 'Hours');
  await Screen.begin();
  await draw(Screen);
  await expect.element(heading).toBeVisible();
  expect(waits).toBe(0);
});

test('one of React’s own lets what stands in its place be seen first', async () => {
  const load = async () => ({ default: Hours });
  await load();
  await draw(lazy(load));
  await expect.element(heading).toBeVisible();
  expect(waits).toBe(1);
});

test('one that was not begun is asked for when it is drawn, and what comes after it then', async () => {
  const load = vi.fn(async () => ({ Hours }));
  const ahead = vi.fn(async () => undefined);
  const Screen = lazyScreen(load, 'Hours', undefined, ahead);
  expect(load).not.toHaveBeenCalled();
  await draw(Screen);
  await expect.element(heading).toBeVisible();
  expect(waits).toBe(1);
  expect(load).toHaveBeenCalledTimes(1);
  expect(ahead).toHaveBeenCalled();
});

test('what could not be had when it was begun is asked for again when it is drawn', async () => {
  const load = vi.fn(async () => ({ Hours }));
  load.mockRejectedValueOnce(new TypeError('no line'));
  const Screen = lazyScreen(load, 'Hours');
  await expect(Screen.begin()).rejects.toThrow('no line');
  await draw(Screen);
  await expect.element(heading).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what could not be had when it was drawn is drawn once it has come after all', async () => {
  const load = vi.fn(async () => ({ Hours }));
  load.mockRejectedValueOnce(new TypeError('no line'));
  const Screen = lazyScreen(load, 'Hours');
  await draw(
    class extends Component {
      override readonly state = { hasFailed: false };
      static getDerivedStateFromError() {
        return { hasFailed: true };
      }
      override render() {
        return this.state.hasFailed ? <p>Gone</p> : <Screen />;
      }
    },
  );
  await expect.element(page.getByText('Gone')).toBeVisible();
  await Screen.begin();
  await draw(Screen);
  await expect.element(heading).toBeVisible();
});

/** What React had to mend by drawing all of it once more, where a screen comes in the middle of being drawn. */
async function mended(Screen: ComponentType): Promise<number> {
  const place = document.body.appendChild(document.createElement('div'));
  const onRecoverableError = vi.fn();
  const root = createRoot(place, { onRecoverableError });
  startTransition(() =>
    root.render(
      <Suspense>
        <Screen />
      </Suspense>,
    ),
  );
  await expect.element(heading).toBeVisible();
  root.unmount();
  place.remove();
  return onRecoverableError.mock.calls.length;
}

test('one that comes while it is waited for needs no second drawing of all', async () => {
  expect(await mended(lazyScreen(async () => ({ Hours }), 'Hours'))).toBe(0);
});

test('another hook beside the waiting is caught by the same look', async () => {
  let here: ComponentType | undefined;
  let coming: Promise<ComponentType> | undefined;
  const ask = async () => {
    await Promise.resolve();
    here = Hours;
    return here;
  };
  const askOnce = () => {
    coming ??= ask();
    return coming;
  };
  function Screen() {
    const Here = here ?? use(askOnce());
    useEffect(() => undefined, []);
    return <Here />;
  }
  expect(await mended(Screen)).toBeGreaterThan(0);
});
