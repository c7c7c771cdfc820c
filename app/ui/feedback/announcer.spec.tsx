import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { Dialog } from '../dialogs/dialog.tsx';
import { announce } from './announce.ts';
import { Announcer } from './announcer.tsx';

test('what is announced is in the polite region, out of sight, and leaves it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Announcer />);
  const region = page.getByRole('status');
  await expect.element(region).toHaveAttribute('aria-live', 'polite');
  announce('Total $184', { afterMs: 500, key: 'total' });
  vi.advanceTimersByTime(400);
  announce('Total $220', { afterMs: 500, key: 'total' });
  vi.advanceTimersByTime(500);
  await expect.element(region).toHaveTextContent(/^Total \$220$/);
  expect(region.element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
  vi.advanceTimersByTime(5_000);
  await expect.element(region).toBeEmptyDOMElement();
  vi.useRealTimers();
});

test('[D493] over a modal it is said inside it, and not once more behind it', async () => {
  const options = (open: boolean) => (
    <>
      <Dialog open={open} onClose={() => {}} title="Options" closeLabel="Close" />
      <Announcer />
    </>
  );
  const { rerender } = await render(options(true));
  const dialog = page.getByRole('dialog', { name: 'Options' });
  const said = dialog.element().querySelector('[aria-live="polite"]');
  expect(said?.textContent).toBe('');
  announce('Total $184', { afterMs: 0 });
  await expect.poll(() => said?.textContent).toBe('Total $184');
  await rerender(options(false));
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  announce('Saved', { afterMs: 0 });
  await expect.element(page.getByRole('status')).toHaveTextContent(/^Saved$/);
});

test('the region is sound', async () => {
  await render(<Announcer />);
  announce('Saved', { afterMs: 0 });
  await expect.element(page.getByText('Saved')).toBeInTheDocument();
  await expectSoundPart();
});
