import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepFocus } from './keep-focus.ts';

const focused = () => document.activeElement?.textContent;

/** A list whose rows go away with the button that was pressed in them. */
function List({ back }: { back?: 'add' }) {
  const [rows, setRows] = useState(['Bedroom', 'Hallway']);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <main>
      <h1>Cart</h1>
      <button type="button" ref={add}>
        Add
      </button>
      <h2>Carpet</h2>
      <ul>
        {rows.map((row) => (
          <li key={row} ref={(box) => keepFocus(box, back && add)}>
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              Remove {row}
            </button>
          </li>
        ))}
      </ul>
      <h2>After it</h2>
    </main>
  );
}

const remove = (row: string) => page.getByRole('button', { name: `Remove ${row}` }).click();

test('what goes away with the focus in it leaves it at the nearest heading above', async () => {
  await render(<List />);
  await remove('Hallway');
  await expect.poll(focused).toBe('Carpet');
});

test('or where it is told to leave it', async () => {
  await render(<List back="add" />);
  await remove('Bedroom');
  await expect.poll(focused).toBe('Add');
});

test('a row that goes away elsewhere leaves the focus alone', async () => {
  const { rerender } = await render(<Row isThere />);
  await page.getByRole('button', { name: 'Stay' }).click();
  await rerender(<Row isThere={false} />);
  expect(focused()).toBe('Stay');
});

function Row({ isThere }: { isThere: boolean }) {
  return (
    <main>
      <h1>Cart</h1>
      {isThere && (
        <p ref={(box) => keepFocus(box)}>
          <button type="button">Go</button>
        </p>
      )}
      <button type="button">Stay</button>
    </main>
  );
}
