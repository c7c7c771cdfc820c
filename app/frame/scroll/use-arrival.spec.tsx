import { useState } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Link } from '../link.tsx';
import { useArrival } from './use-arrival.ts';

/** What the second screen shows at first, and what it becomes. */
type Arrived = { readonly first: 'heading' | 'nothing' };

function Screens({ first }: Arrived) {
  useArrival();
  return (
    <>
      <a href="#elsewhere">Elsewhere</a>
      <main id="content" tabIndex={-1}>
        <Routes>
          <Route path="/" element={<Link to="/next">Go on</Link>} />
          <Route path="/next" element={<Next first={first} />} />
        </Routes>
      </main>
    </>
  );
}

let show: (() => void) | undefined;

function Next({ first }: Arrived) {
  const [isKnown, setKnown] = useState(false);
  show = () => setKnown(true);
  if (isKnown)
    return (
      <section>
        <h1>Known</h1>
      </section>
    );
  return <div>{first === 'heading' && <h1>Coming</h1>}</div>;
}

async function goOn(first: Arrived['first']) {
  show = undefined;
  await render(
    <MemoryRouter>
      <Screens first={first} />
    </MemoryRouter>,
  );
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect.poll(() => show).toBeDefined();
}

const heading = (name: string) => page.getByRole('heading', { name });

test('the heading of the new screen has the focus, also where it comes later', async () => {
  await goOn('nothing');
  show?.();
  await expect.element(heading('Known')).toHaveFocus();
});

test('the heading of a skeleton passes it on to that of the screen', async () => {
  await goOn('heading');
  await expect.element(heading('Coming')).toHaveFocus();
  show?.();
  await expect.element(heading('Known')).toHaveFocus();
});

test('who has gone elsewhere meanwhile stays there', async () => {
  await goOn('heading');
  await expect.element(heading('Coming')).toHaveFocus();
  await userEvent.tab({ shift: true });
  const elsewhere = page.getByRole('link', { name: 'Elsewhere' });
  await expect.element(elsewhere).toHaveFocus();
  show?.();
  await expect.element(heading('Known')).toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();
});
