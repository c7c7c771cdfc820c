import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectOneTabStop, expectSoundPart } from '../../../tests/support/part-check.ts';
import { plusDays } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';

const FIRST = '2026-11-23';
const TODAY = '2026-11-25';
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
  (long) => ({
    long,
    short: long.slice(0, 2),
  }),
);

type CalendarProps = { selected?: string | null; canMoveOn?: boolean; onPick?: (day: string) => void };

/** The day is its own words, so that a name such as "2026-12-01" finds it. Sundays are closed. */
function Calendar({ selected = '2026-12-01', canMoveOn, onPick = () => {} }: CalendarProps) {
  const [firstDay, setFirstDay] = useState(FIRST);
  return (
    <MonthGrid
      firstDay={firstDay}
      title={`From ${firstDay}`}
      previousLabel="Back"
      nextLabel="On"
      canMoveBack={firstDay > FIRST}
      canMoveOn={canMoveOn}
      weekdays={weekdays}
      labelOf={(day) => day}
      monthOf={(day) => (day < '2026-12-01' ? 'Nov' : 'Dec')}
      isDisabled={(day) => isSunday(day) || day < TODAY}
      why={(day) => (isSunday(day) ? 'We are closed on Sundays.' : 'This day is over.')}
      level={(day) => (day === '2026-12-02' ? 1 : day === '2026-12-03' ? undefined : 2)}
      levelLabels={['No times', 'A few times', 'Many times']}
      selected={selected}
      today={TODAY}
      todayLabel="today"
      onPick={onPick}
      onMove={(days) => setFirstDay(plusDays(firstDay, days))}
    />
  );
}

function isSunday(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
}

const grid = () => page.getByRole('grid');
const day = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const focusedDay = () => expect.poll(() => document.activeElement?.getAttribute('data-day'));
const status = () => page.getByRole('status');

test('Tab stops once in the days: at the chosen one, or else at today', async () => {
  const { rerender } = await render(<Calendar />);
  expectOneTabStop(grid().element());
  await userEvent.tab();
  await userEvent.tab();
  await focusedDay().toBe('2026-12-01');
  await rerender(<Calendar selected={null} key="none" />);
  expectOneTabStop(grid().element());
  await expect.element(day(TODAY)).toHaveAttribute('tabindex', '0');
});

test('keys walk from the day that has the focus, although a better one is known by now', async () => {
  const { rerender } = await render(<Calendar selected={null} />);
  await userEvent.tab();
  await userEvent.tab();
  await focusedDay().toBe(TODAY);
  await rerender(<Calendar selected="2026-12-01" />);
  await userEvent.keyboard('{ArrowDown}');
  await focusedDay().toBe('2026-12-02');
});

test('the check of tab stops sees a grid where every day is one', async () => {
  await render(
    <table>
      <tbody>
        <tr>
          <td>
            {['1', '2'].map((each) => (
              <button type="button" key={each}>
                {each}
              </button>
            ))}
          </td>
        </tr>
      </tbody>
    </table>,
  );
  expect(() => expectOneTabStop(page.getByRole('table').element())).toThrow('places that Tab stops at');
});

test.each([
  ['ArrowRight', '2026-12-02'],
  ['ArrowLeft', '2026-11-30'],
  ['ArrowDown', '2026-12-08'],
  ['ArrowUp', '2026-11-24'],
  ['Home', '2026-11-30'],
  ['End', '2026-12-06'],
  ['PageDown', '2026-12-29'],
])('%s goes from 2026-12-01 to %s', async (key, target) => {
  await render(<Calendar />);
  day('2026-12-01').element().focus();
  await userEvent.keyboard(`{${key}}`);
  await focusedDay().toBe(target);
  expectOneTabStop(grid().element());
});

test('PageUp comes back after PageDown, and an arrow past the last week asks for the next ones', async () => {
  await render(<Calendar />);
  day('2026-12-01').element().focus();
  await userEvent.keyboard('{PageDown}');
  await focusedDay().toBe('2026-12-29');
  await userEvent.keyboard('{PageUp}');
  await focusedDay().toBe('2026-12-01');
  for (let week = 0; week < 5; week += 1) await userEvent.keyboard('{ArrowDown}');
  await focusedDay().toBe('2027-01-05');
  await expect.element(page.getByRole('heading')).toHaveTextContent('From 2026-12-21');
});

test('where the days end the focus stays', async () => {
  await render(<Calendar canMoveOn={false} />);
  day('2026-12-01').element().focus();
  await userEvent.keyboard('{PageUp}{PageDown}');
  await focusedDay().toBe('2026-12-01');
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'On', exact: true })).toBeDisabled();
});

test('Enter, Space and a press pick a day', async () => {
  const pick = vi.fn();
  await render(<Calendar onPick={pick} />);
  day('2026-12-01').element().focus();
  await userEvent.keyboard('{Enter}{ArrowRight} ');
  await day('2026-12-04').click();
  expect(pick.mock.calls.flat()).toEqual(['2026-12-01', '2026-12-02', '2026-12-04']);
});

test('a closed day takes the focus, says why, and is not picked', async () => {
  const pick = vi.fn();
  await render(<Calendar onPick={pick} />);
  day('2026-12-01').element().focus();
  await userEvent.keyboard('{End}');
  const sunday = page.getByRole('button', { name: '2026-12-06, We are closed on Sundays.' });
  await expect.element(sunday).toHaveFocus();
  await expect.element(sunday).toHaveAttribute('aria-disabled', 'true');
  await expect.element(status()).toBeEmptyDOMElement();
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toHaveTextContent('We are closed on Sundays.');
  expect(pick).not.toHaveBeenCalled();
});

test('the reason goes when a free day is picked or other weeks come', async () => {
  await render(<Calendar />);
  await day('2026-12-06').click({ force: true });
  await day('2026-12-07').click();
  await expect.element(status()).toBeEmptyDOMElement();
  await day('2026-12-06').click({ force: true });
  await page.getByRole('button', { name: 'On', exact: true }).click();
  await expect.element(status()).toBeEmptyDOMElement();
});

test('a day says how free it is, today says so, and the chosen one is marked', async () => {
  await render(<Calendar />);
  await expect.element(page.getByRole('button', { name: '2026-12-02, A few times' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '2026-12-03', exact: true })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: `${TODAY}, today, Many times` }))
    .toHaveAttribute('aria-current', 'date');
  await expect.element(page.getByRole('gridcell', { selected: true })).toHaveTextContent('1');
});

test('six weeks of days are sound', async () => {
  await render(
    <main className="page">
      <Calendar />
    </main>,
  );
  await expectSoundPart();
});
