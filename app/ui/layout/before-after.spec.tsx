import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectSoundPart } from '../../../tests/support/part-check.ts';
import { BeforeAfter } from './before-after.tsx';

const drawing = URL.createObjectURL(
  new Blob(
    ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path fill="#9a8" d="M0 0h8v6H0z"/></svg>'],
    {
      type: 'image/svg+xml',
    },
  ),
);

const pictures = (
  <main className="page">
    <BeforeAfter
      before={{ src: drawing, label: 'Before' }}
      after={{ src: drawing, label: 'After' }}
      label="Compare"
      textOf={(percent) => `${percent} % clean`}
      width={800}
      height={600}
    />
  </main>
);

const slider = () => page.getByRole('slider', { name: 'Compare' });

test('the line stands in the middle and walks with the arrows, and says how much is clean', async () => {
  await render(pictures);
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '50 % clean');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '49 % clean');
  await userEvent.keyboard('{Home}');
  await expect.element(slider()).toHaveAttribute('aria-valuetext', '100 % clean');
});

test('a press anywhere on the picture brings the line there', async () => {
  await render(pictures);
  const { width, height } = slider().element().getBoundingClientRect();
  await slider().click({ position: { x: width - 2, y: height / 4 } });
  await expect.element(slider()).toHaveValue('100');
});

test('the pictures keep their shape before they arrive', async () => {
  await render(pictures);
  for (const image of document.images) {
    const { width, height } = image.getBoundingClientRect();
    expect(width / height).toBeCloseTo(800 / 600, 1);
  }
});

test('two pictures and their line are sound', async () => {
  await render(pictures);
  await expectSoundPart();
});
