import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { Button } from '../actions/button.tsx';
import { Alert } from './alert.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorPanel } from './error-panel.tsx';

test('an alert interrupts only if it is told to, and closes by its button', async () => {
  const dismiss = vi.fn();
  await render(
    <>
      <Alert>Quiet</Alert>
      <Alert role="status">Waits</Alert>
      <Alert role="alert" title="Taken" onDismiss={dismiss} dismissLabel="Dismiss">
        That time is gone.
      </Alert>
    </>,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('TakenThat time is gone.');
  await expect.element(page.getByRole('status')).toHaveTextContent('Waits');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  expect(dismiss).toHaveBeenCalledOnce();
});

test('an error panel is spoken at once, with its reference', async () => {
  await render(<ErrorPanel title="No answer" reference="Reference 7c1f" />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('No answerReference 7c1f');
});

test('an empty state has a heading of the level its place asks for', async () => {
  await render(<EmptyState title="Nothing here" titleLevel="h1" />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
});

test('messages of every tone are sound, however long their words', async () => {
  await render(
    <main className="page stack">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title={LONG_WORD}
          actions={<Button>Stop</Button>}
          onDismiss={() => {}}
          dismissLabel={`Dismiss ${tone}`}
        >
          {LONG_WORD} <a href="#more">with a link</a>
        </Alert>
      ))}
      <ErrorPanel title={LONG_WORD} reference={LONG_WORD} action={<Button>Try again</Button>}>
        {LONG_WORD}
      </ErrorPanel>
      <EmptyState title={LONG_WORD} action={<Button>Browse</Button>} drawing={<svg aria-hidden="true" />}>
        <p>{LONG_WORD}</p>
      </EmptyState>
    </main>,
  );
  await expectSoundPart();
});
