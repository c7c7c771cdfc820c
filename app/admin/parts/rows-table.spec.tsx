import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessiblePart, expectTargets } from '../../../tests/support/part-check.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RowsTable, SortHead } from './rows-table.tsx';

const names = ['Ana', 'Bo', 'Cy'] as const;

function Names() {
  const [order, setOrder] = useState<'asc' | 'desc'>();
  return (
    <main>
      <RowsTable
        className={undefined}
        caption="Names"
        count={120}
        head={
          <>
            <SortHead column="name" order={order} onSort={() => setOrder(order === 'asc' ? 'desc' : 'asc')}>
              Name
            </SortHead>
            <th scope="col">Call</th>
          </>
        }
      >
        {names.map((name, index) => (
          <tr key={name} aria-rowindex={index + 2}>
            <th scope="row">
              <label style={{ display: 'inline-block', minInlineSize: '3rem', minBlockSize: '3rem' }}>
                <input type="checkbox" aria-label={`Tick ${name}`} />
              </label>
              <Button data-open="">{name}</Button>
            </th>
            <td>
              <Button>{`Call ${name}`}</Button>
            </td>
          </tr>
        ))}
      </RowsTable>
    </main>
  );
}

const open = (name: string) => page.getByRole('button', { name, exact: true });

async function press(key: string): Promise<void> {
  await userEvent.keyboard(`{${key}}`);
}

test('up, down, Home and End walk from name to name, from wherever one is in a row, and stay in the table', async () => {
  await render(<Names />);
  open('Call Ana').element().focus();
  await press('ArrowDown');
  await expect.element(open('Bo')).toHaveFocus();
  await press('End');
  await expect.element(open('Cy')).toHaveFocus();
  await press('ArrowDown');
  await expect.element(open('Cy')).toHaveFocus();
  await press('ArrowUp');
  await expect.element(open('Bo')).toHaveFocus();
  await press('Home');
  await expect.element(open('Ana')).toHaveFocus();
  await press('ArrowUp');
  await expect.element(open('Ana')).toHaveFocus();
});

test('from a tick box they walk to the next tick box', async () => {
  await render(<Names />);
  page.getByLabelText('Tick Ana').element().focus();
  await press('ArrowDown');
  await press('Space');
  await expect.element(page.getByLabelText('Tick Bo')).toBeChecked();
});

test('a column tells how it sorts, for all rows and not only those that are here', async () => {
  await render(<Names />);
  const head = page.getByRole('columnheader', { name: 'Name' });
  await expect.element(head).not.toHaveAttribute('aria-sort');
  await expect.element(page.getByRole('table', { name: 'Names' })).toHaveAttribute('aria-rowcount', '121');
  head.getByRole('button').element().focus();
  await press('Enter');
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
  await press('Enter');
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  // Where it has no room, the lists draw cards.
  await expectAccessiblePart();
  expectTargets();
});
