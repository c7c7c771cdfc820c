import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { whenLeft } from './when-left.ts';

const work = vi.fn();
const field = (id: string) => document.getElementById(id);

function Fields({ isOpen }: { isOpen: boolean }) {
  return isOpen && [<input key="town" id="town" />, <input key="door" id="door" />];
}

beforeEach(() => {
  work.mockReset();
});

test('a field that nobody is in is not waited for, nor one that is not there', async () => {
  await render(<Fields isOpen />);
  field('door')?.focus();
  whenLeft('town', work);
  whenLeft('street', work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a field that somebody is in is waited for, and its end with the form is no leaving', async () => {
  const { rerender } = await render(<Fields isOpen />);
  field('town')?.focus();
  whenLeft('town', work);
  expect(work).not.toHaveBeenCalled();
  await userEvent.tab();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));

  field('town')?.focus();
  whenLeft('town', work);
  await rerender(<Fields isOpen={false} />);
  expect(field('town')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(work).toHaveBeenCalledTimes(1);
});
