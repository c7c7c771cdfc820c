import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../ui/actions/button.tsx';

/** How much begins to move when the page goes over to its other colours. */
async function countMoving(): Promise<number> {
  // Drawn in its own colours first: what is asked for in a frame is drawn at its end.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  document.documentElement.dataset.theme = 'dark';
  const moving = document.getAnimations().length;
  delete document.documentElement.dataset.theme;
  return moving;
}

// A duration of next to nothing would still have every colour of every element run a transition of its own.
test('for a person who asked for stillness a change of colours starts nothing', async () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches, 'parts are tested still').toBe(true);
  const { container } = await render(
    <main>
      <p>Lorem ipsum</p>
      <Button>Dolor</Button>
    </main>,
  );
  expect(await countMoving()).toBe(0);
  for (const element of container.querySelectorAll<HTMLElement>('*')) {
    element.style.setProperty('transition-duration', '10s', 'important');
  }
  await expect.poll(countMoving).toBeGreaterThan(0); // a busy machine may not have drawn it yet
});
