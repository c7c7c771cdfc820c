import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tab, Target } from './tab.ts';

/** Knows roles and names as screen readers do, in every browser alike. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A machine that does something else at the same time needs long for a page. */
const PATIENCE_MS = 20_000;
const LOOK_MS = 100;

export type Name = string | RegExp;

/**
 * The first element that is seen, rests where it is, has this role (or one of several: `button|link`), and a name that
 * is this text or matches. `args`: the role, the name's pattern, and the role and pattern of what it has to be in.
 */
const findScript = `
  if (!('axe' in window)) return null;
  const [role, pattern, outerRole, outerPattern] = args;
  let found;
  axe.setup(document);
  try {
    const { getRole } = axe.commons.aria;
    const { accessibleText } = axe.commons.text;
    const fits = (element, wanted, name) => wanted.split('|').includes(getRole(element)) &&
      new RegExp(name).test(accessibleText(element).replace(/\\s+/g, ' ').trim());
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const among = (root) => [...root.querySelectorAll('*')];
    const outer = outerRole === null ? [document] : among(document).filter((one) => fits(one, outerRole, outerPattern));
    found = outer.flatMap(among).find((one) => fits(one, role, pattern) && isSeen(one));
  } finally {
    axe.teardown();
  }
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(found.getBoundingClientRect());
  const before = place();
  for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return place() === before ? found : null;`;

/** Somebody who uses the app through a tab, and waits for what is expected. Names are whole where they are text. */
export class Person {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Again where something else lay over it: what moves comes to rest. */
  async press(role: string, name: Name, within?: readonly [string, Name]): Promise<void> {
    let reason: unknown;
    const pressed = await this.until(async () => {
      const target = await this.see(role, name, within);
      return target.press().then(
        () => true,
        (error: unknown) => {
          reason = error;
          return false;
        },
      );
    });
    if (!pressed) throw new Error(`The ${role} ${name} cannot be pressed: ${reason}`);
  }

  /** In the place of what the field held. */
  async fill(role: string, name: Name, text: string, within?: readonly [string, Name]): Promise<void> {
    await this.press(role, name, within);
    await this.tab.run('document.activeElement?.select?.()');
    await (await this.see(role, name, within)).type(text);
  }

  /** Throws, with what the page says instead, when it does not come. */
  async see(role: string, name: Name, within?: readonly [string, Name]): Promise<Target> {
    const found = await this.until(() => this.#find(role, name, within));
    if (found !== undefined) return found;
    const shown = await this.tab.run<string>('return document.body.innerText.slice(0, 1500)');
    throw new Error(`No ${role} ${name} came. The page says:\n${shown}`);
  }

  /** Anywhere on the page. */
  async read(text: RegExp): Promise<void> {
    const shown = () => this.tab.run<string>('return document.body.innerText');
    const isThere = await this.until(async () => text.test(await shown()));
    if (!isThere) throw new Error(`${text} came nowhere. The page says:\n${await shown()}`);
  }

  async isSeen(role: string, name: Name): Promise<boolean> {
    return (await this.#find(role, name)) !== undefined;
  }

  /** What \`look\` answers once it answers something; undefined where it never does. */
  async until<Found>(look: () => Promise<Found | undefined | false>): Promise<Found | undefined> {
    const endMs = performance.now() + PATIENCE_MS;
    while (performance.now() < endMs) {
      // A page that is being left answers with an error.
      const found = await look().catch(() => undefined);
      if (found !== undefined && found !== false) return found;
      await sleep(LOOK_MS);
    }
    return undefined;
  }

  async #find(role: string, name: Name, within?: readonly [string, Name]): Promise<Target | undefined> {
    const knows = await this.tab.run<boolean>(`return 'axe' in window`);
    if (!knows) await this.tab.run(axeSource);
    const outer = within === undefined ? [null, ''] : [within[0], sourceOf(within[1])];
    return this.tab.find(findScript, role, sourceOf(name), ...outer);
  }
}

function sourceOf(name: Name): string {
  if (name instanceof RegExp) return name.source;
  return `^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;
}
