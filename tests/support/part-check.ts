import axe from 'axe-core';
import { expect } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { colourRules } from './colour-rules.ts';

/** What every part owes every reader (D360, WCAG 2.2): each check is tried on a planted fault in some part's tests. */

/** A word that nothing can break but the page's own rules. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const pressable = 'button, a[href], input, select, textarea, summary, [role="spinbutton"]';
const TARGET_PX = 44;

/** Accessible in both themes, large enough for a thumb, and inside the page on the narrowest phone. */
export async function expectSoundPart(): Promise<void> {
  await expectAccessiblePart();
  expectTargets();
  await expectInsidePage();
}

/** 0 findings on what is rendered, by day and by night (D360). Rules about whole pages do not apply to a part. */
export async function expectAccessiblePart(): Promise<void> {
  try {
    for (const [theme, rules] of [
      ['light', { rules: { region: { enabled: false } } }],
      ['dark', { runOnly: colourRules }],
    ] as const) {
      document.documentElement.dataset.theme = theme;
      await settle();
      const { violations } = await axe.run(document.body, {
        ...{ resultTypes: ['violations'], preload: false },
        ...rules,
      });
      const findings = violations.map(
        ({ id, nodes }) => `${theme}: ${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      );
      expectNone(findings);
    }
  } finally {
    delete document.documentElement.dataset.theme;
  }
}

/** Everything that can be pressed is 44 px or more each way; the label of a tick box or radio counts as its target. */
export function expectTargets(): void {
  const small = [...document.body.querySelectorAll<HTMLElement>(pressable)]
    .map((element) => element.closest('label') ?? element)
    .filter((element) => element.checkVisibility({ opacityProperty: true }) && !isLinkInText(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    // Half a pixel is rounding, not a smaller target.
    .filter(({ box }) => Math.min(box.width, box.height) < TARGET_PX - 0.5)
    .map(({ element, box }) => `${nameOf(element)} is ${box.width}x${box.height}`);
  expectNone(small);
}

/** Nothing reaches out of the page on a phone of 320 px, nor on one of 360 px with letters twice as large. */
export async function expectInsidePage(): Promise<void> {
  const root = document.documentElement;
  try {
    for (const [width, fontSize] of [
      [320, ''],
      [360, '200%'],
    ] as const) {
      await page.viewport(width, 740);
      root.style.fontSize = fontSize;
      await settle();
      const outside = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
        leaves(element, width),
      );
      const culprits = outside.filter(
        (each) => !outside.some((other) => other !== each && each.contains(other)),
      );
      expectNone(culprits.map((element) => `${nameOf(element)} leaves ${width} px at ${fontSize || '100%'}`));
    }
  } finally {
    root.style.fontSize = '';
    await page.viewport(360, 740);
  }
}

/** Opens what `opener` opens, closes it with Esc, and finds the focus where it was. */
export async function expectFocusReturn(opener: Locator): Promise<void> {
  const element = opener.element();
  element.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement, soon('focus goes into what opened')).not.toBe(element);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement, soon('focus comes back')).toBe(element);
}

/** The planted fault must not cost the whole time of a test. */
function soon(message: string) {
  return { message, timeout: 2_000 };
}

/** Tab finds exactly one place inside; the arrows do the rest. */
export function expectOneTabStop(inside: Element): void {
  const stops = [...inside.querySelectorAll<HTMLElement>(pressable)].filter(({ tabIndex }) => tabIndex >= 0);
  expect(stops.length, 'places that Tab stops at').toBe(1);
}

/** As a list in the message, or a long one would be shortened to its length. */
function expectNone(findings: readonly string[]): void {
  expect(findings, findings.join('\n')).toEqual([]);
}

/** Colours on their way to the other theme are read as neither; what moves for ever stays as it is. */
async function settle(): Promise<void> {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await new Promise(requestAnimationFrame);
}

/** WCAG 2.5.8 lets a link in a sentence be as high as its line. */
function isLinkInText(element: HTMLElement): boolean {
  return element.tagName === 'A' && getComputedStyle(element).display === 'inline';
}

function leaves(element: HTMLElement, width: number): boolean {
  const { left, right } = element.getBoundingClientRect();
  const spills = getComputedStyle(element).overflowX === 'visible';
  const end = spills ? Math.max(right, left + element.scrollWidth) : right;
  return (left < -0.5 || end > width + 0.5) && !isClipped(element);
}

/** Cut off or scrolled by a box around it that itself stays inside the page, or hidden from sight for ears. */
function isClipped(element: HTMLElement): boolean {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflowX !== 'visible') return true;
  }
  return element.classList.contains('visually-hidden');
}

function nameOf(element: HTMLElement): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.slice(0, 30);
  return `${element.tagName.toLowerCase()} "${name}"`;
}
