import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const OURS = 'https://book.acme.com';

/** As much of an element as the script for other sites uses. */
class FakeElement {
  readonly children: FakeElement[] = [];
  readonly style: Record<string, string> = { overflow: '' };
  readonly dataset: Record<string, string> = {};
  readonly heard = new Map<string, () => void>();
  textContent = '';
  src = '';
  href = '';
  parent: FakeElement | undefined;
  contentWindow = {};
  readonly tag: string;

  constructor(tag: string) {
    this.tag = tag;
  }
  append(...parts: readonly FakeElement[]) {
    for (const part of parts) part.parent = this;
    this.children.push(...parts);
  }
  after(part: FakeElement) {
    this.parent?.append(part);
  }
  contains(part: FakeElement): boolean {
    return this === part || this.children.some((child) => child.contains(part));
  }
  find(tag: string): FakeElement | undefined {
    if (this.tag === tag) return this;
    return this.children.map((child) => child.find(tag)).find((found) => found !== undefined);
  }
  querySelector(tag: string) {
    return this.find(tag) ?? null;
  }
  addEventListener(name: string, hear: () => void) {
    this.heard.set(name, hear);
  }
  setAttribute() {}
  remove() {}
  showModal() {}
}

interface Around {
  readonly data?: Record<string, string>;
  readonly lang?: string;
  readonly browser?: string;
  readonly inHead?: boolean;
  /** The query of the page around. */
  readonly search?: string;
  readonly readyState?: 'loading' | 'complete';
}

/** A page of the company's own site with the line that loads the script. */
async function openPage({
  data,
  lang = '',
  browser = 'en-US',
  inHead,
  search = '',
  readyState = 'loading',
}: Around = {}) {
  const root = Object.assign(new FakeElement('html'), { lang });
  const [head, main, body] = ['head', 'main', 'body'].map((tag) => new FakeElement(tag)) as [
    FakeElement,
    FakeElement,
    FakeElement,
  ]; // as many as there are names
  body.append(main);
  const script = Object.assign(new FakeElement('script'), { src: `${OURS}/embed.js` });
  Object.assign(script.dataset, data);
  (inHead ? head : main).append(script);
  const said = new Map<string, () => void>();
  vi.stubGlobal('HTMLScriptElement', FakeElement);
  vi.stubGlobal('navigator', { language: browser });
  vi.stubGlobal('location', { search });
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => said.set(name, hear));
  vi.stubGlobal('document', {
    ...{ currentScript: script, documentElement: root, head, body, readyState },
    createElement: (tag: string) => new FakeElement(tag),
  });
  vi.resetModules();
  await import('./embed.ts');
  return { root, head, main, body, finish: () => said.get('DOMContentLoaded')?.() };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the button stands where the line does', async () => {
  const { main } = await openPage();
  expect(main.children.map(({ tag }) => tag)).toEqual(['script', 'button']);
});

test('a line in the head waits for the page and ends it', async () => {
  const { head, body, finish } = await openPage({ inHead: true });
  expect(body.find('button')).toBeUndefined();
  finish();
  expect(body.children.map(({ tag }) => tag)).toEqual(['main', 'button']);
  expect(head.find('button')).toBeUndefined();
});

test('one that comes after the page has nothing to wait for', async () => {
  const { body } = await openPage({ inHead: true, readyState: 'complete' });
  expect(body.children.map(({ tag }) => tag)).toEqual(['main', 'button']);
});

test.each<[string, Around, string, string]>([
  ['what the line asks for', { data: { lang: 'fr' }, lang: 'es' }, 'Réserver', '?lang=fr'],
  ['the page around it', { lang: 'es-MX', browser: 'fr' }, 'Reservar', '?lang=es'],
  ['the visitor’s own where the page says none', { browser: 'es-US' }, 'Reservar', ''],
  ['the visitor’s own where the page is in another', { lang: 'pt-BR', browser: 'fr-CA' }, 'Réserver', ''],
  ['the company’s, which the app knows, in the frame', { lang: 'pt-BR', browser: 'pt-BR' }, 'Book now', ''],
])('the language is %s', async (_, around, label, query) => {
  const { main } = await openPage(around);
  expect(main.find('button')?.textContent).toBe(label);
  const inline = await openPage({ ...around, data: { ...around.data, open: 'inline' } });
  expect(inline.main.find('iframe')?.src).toBe(`${OURS}/services${query}`);
});

test('the campaign that brought the visitor goes along, and nothing else of that address (D542)', async () => {
  const search = '?token=secret&utm_source=flyer&utm_campaign=spring%20deal&utm_id=7&promo=X&utm_term=';
  const { main } = await openPage({ data: { open: 'inline', promo: 'SAVE' }, search });
  const { searchParams } = new URL(main.find('iframe')?.src ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    promo: 'SAVE',
    utm_source: 'flyer',
    utm_campaign: 'spring deal',
  });
  const long = await openPage({ data: { open: 'inline' }, search: `?utm_source=${'a'.repeat(999)}` });
  expect(long.main.find('iframe')?.src.length).toBeLessThan(300);
});

test.each(['javascript:alert(1)', '//evil.example', '../admin', '..', 'a/b?x#y'])(
  'a service called %s leads nowhere but to our own pages',
  async (service) => {
    const { main } = await openPage({ data: { open: 'inline', service } });
    const { origin, pathname } = new URL(main.find('iframe')?.src ?? '');
    expect([origin, /^\/(service\/[^/]+)?$/.test(pathname)]).toEqual([OURS, true]);
  },
);

test('the frame in the page is never higher than the window', async () => {
  const { main } = await openPage({ data: { open: 'inline', height: '3000' } });
  expect(main.children[1]?.style).toMatchObject({ height: '3000px', maxHeight: 'max(320px, 90svh)' });
});

test('the page behind the dialog gets its own rule back', async () => {
  const { root, main, body } = await openPage();
  root.style.overflow = 'clip';
  main.find('button')?.heard.get('click')?.();
  expect(root.style.overflow).toBe('hidden');
  body.find('dialog')?.heard.get('close')?.();
  expect(root.style.overflow).toBe('clip');
});
