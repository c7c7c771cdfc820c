import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart, LONG_WORD } from '../../../tests/support/part-check.ts';
import { Skeleton, SkeletonGroup } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Card } from './card.tsx';
import { Facts } from './facts.tsx';
import { Flag } from './flag.tsx';
import { PageTitle } from './page-title.tsx';
import { Badge, Tag } from './tag.tsx';

test('any spot of a pressable card is its one link', async () => {
  const press = vi.fn((event: React.MouseEvent) => event.preventDefault());
  await render(
    <Card as="article" pressable style={{ blockSize: '200px' }}>
      <h3>
        <a href="/one" data-card-link="" onClick={press}>
          Carpet
        </a>
      </h3>
    </Card>,
  );
  await page.getByRole('article').click({ position: { x: 300, y: 190 } });
  expect(press).toHaveBeenCalledOnce();
});

test('facts without a value are left out, 0 is a value', async () => {
  await render(
    <Facts
      facts={[
        { label: 'Rooms', value: 0 },
        { label: 'Pets', value: '' },
        { label: 'Gate', value: null },
        { label: 'Floor', value: undefined },
      ]}
    />,
  );
  const terms = page
    .getByRole('term')
    .elements()
    .map((term) => term.textContent);
  expect(terms).toEqual(['Rooms']);
  await expect.element(page.getByRole('definition')).toHaveTextContent('0');
});

test('the title of a screen takes the focus when asked, without moving the page', async () => {
  const { rerender } = await render(<PageTitle>Services</PageTitle>);
  const title = page.getByRole('heading', { level: 1, name: 'Services' });
  await expect.element(title).not.toHaveFocus();
  await rerender(
    <>
      <div style={{ blockSize: '3000px' }} />
      <PageTitle focusOnOpen>Services</PageTitle>
    </>,
  );
  await expect.element(title).toHaveFocus();
  expect(scrollY).toBe(0);
});

test('a badge says its number in words and is not there for 0', async () => {
  const { rerender } = await render(<Badge count={120} label="120 things" />);
  await expect.element(page.getByText('99+')).toHaveAttribute('aria-hidden', 'true');
  await expect.element(page.getByText('120 things')).toBeInTheDocument();
  await rerender(<Badge count={0} label="nothing" />);
  await expect.element(page.getByText('nothing')).not.toBeInTheDocument();
});

test('flags, grey shapes and a spinner without words are silent; loading is said once', async () => {
  await render(
    <>
      <Flag country="us" />
      <Spinner />
      <SkeletonGroup label="Loading the services">
        <Skeleton />
        <Skeleton shape="round" />
      </SkeletonGroup>
    </>,
  );
  const silent = document.querySelectorAll('svg, [class*="ring"], [class*="skeleton"]');
  expect([...silent].map((each) => each.getAttribute('aria-hidden'))).toEqual([
    'true',
    'true',
    'true',
    'true',
  ]);
  const loading = page.getByRole('status');
  await expect.element(loading).toHaveAttribute('aria-busy', 'true');
  expect(loading.element().textContent).toBe('Loading the services');
});

test('a spinner with words is a status', async () => {
  await render(<Spinner label="Saving…" />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Saving…');
});

test('cards and texts of every tone are sound, however long their words', async () => {
  await render(
    <main className="page stack">
      <PageTitle eyebrow={LONG_WORD} lead={LONG_WORD} size="display">
        {LONG_WORD}
      </PageTitle>
      {(['surface', 'sunken', 'primary', 'accent'] as const).map((tone) => (
        <Card key={tone} tone={tone}>
          {LONG_WORD}
        </Card>
      ))}
      {(['pairs', 'lines'] as const).map((look) => (
        <Facts key={look} look={look} facts={[{ label: LONG_WORD, value: LONG_WORD }]} />
      ))}
      <div className="cluster">
        {(['neutral', 'primary', 'accent', 'sun', 'success', 'info', 'danger'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <Tag>{LONG_WORD}</Tag>
        <Badge count={3} label="3 things" />
        <Flag country="es" />
        <Flag country="fr" />
        <Spinner label="Saving" />
      </div>
      <SkeletonGroup label="Loading">
        <Skeleton shape="box" width="100%" height="4rem" />
      </SkeletonGroup>
    </main>,
  );
  await expectSoundPart();
});
