import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageFacts } from '#shared/api/page.ts';
import { frameColour } from '#shared/company/palette.ts';
import { portOf } from '../open-server.ts';
import type { RequestState } from '../request-context.ts';
import { openCompanyFiles } from './company-files.ts';
import type { PageSource } from './page-source.ts';
import { openSite } from './static-site.ts';

const head = `<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<link rel="icon" href="/icons/icon-64.png" type="image/png" sizes="64x64" />
<link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdf7ec" />
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0e1c1d" />`;
const html = `<!doctype html><html lang="fr"><meta name="tenant" content="sabal" /><title>…</title>${head}<p lang="en">Hi</p></html>`;
const digest = (text: string, algorithm: string, form: 'hex' | 'base64') =>
  createHash(algorithm).update(text).digest(form);
const worker = `serve([{url:"index.html",revision:"${digest(html, 'md5', 'hex')}",integrity:"sha256-${digest(html, 'sha256', 'base64')}"}])`;
const manifest = {
  background_color: '#fdf7ec',
  theme_color: '#fdf7ec',
  icons: [{ src: '/icons/icon-192.png' }],
  name: 'Sabal: home services',
  short_name: 'Sabal',
  lang: 'en',
  screenshots: [{ src: '/a.jpg' }],
  shortcuts: [{ name: 'Cart', url: '/cart' }],
};

let folder: string;
let server: Server;
let name = 'Acme & Sons';
let look = { accent: '', logo: '' };
let isSilent = false;

/** Facts are read by drawn pages alone. */
const sourceOf = (slug: string): PageSource => ({
  slug,
  name,
  isPictured: name === 'Sabal',
  servicePaths: ['/service/carpet-cleaning'],
  defaultLocale: 'es',
  ...look,
  sites: [],
  origin: `https://${slug}.test`,
  version: JSON.stringify([name, look]),
  readFacts: () => ({}) as PageFacts,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabal-company-files-'));
  const files = {
    'index.html': html,
    'sw.js': worker,
    'manifest.webmanifest': JSON.stringify(manifest),
    'staff.webmanifest': JSON.stringify({ ...manifest, lang: 'fr' }),
    'robots.txt': 'User-agent: *\nAllow: /\n',
  };
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  const app = new Koa<RequestState>();
  app.use((ctx, next) => {
    ctx.state.site = ctx.get('Site');
    return next();
  });
  const companyFiles = openCompanyFiles(folder, async (slug) => {
    if (isSilent) throw new Error('no database');
    return sourceOf(slug);
  });
  app.use(openSite(folder, { companyFiles }).serve);
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const get = async (path: string, site = 'acme', encoding = 'br') => {
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}${path}`, {
    headers: { Site: site, 'Accept-Encoding': encoding },
  });
  return { answer, text: await answer.text() };
};

test("a screen's shell says whose it is, what it is called and in which language, compressed or not", async () => {
  const wanted = `<!doctype html><html lang="es"><meta name="tenant" content="acme" /><title>Acme &amp; Sons</title>${head}<p lang="en">Hi</p></html>`;
  for (const encoding of ['br', 'identity']) {
    const { answer, text } = await get('/cart', 'acme', encoding);
    expect([answer.headers.get('Content-Encoding') ?? 'identity', text]).toEqual([encoding, wanted]);
  }
});

test('the shell that the worker keeps is the one it names, whatever the company is called', async () => {
  const before = await get('/sw.js');
  const { text: shell } = await get('/index.html');
  expect(shell).toBe(html.replace('content="sabal"', 'content="acme"'));
  expect(before.text).toContain(digest(shell, 'md5', 'hex'));
  expect(before.text).toContain(`sha256-${digest(shell, 'sha256', 'base64')}`);
  expect(before.text.startsWith('self.tenant="acme";\n')).toBe(true);
  name = 'Acme Floors';
  expect((await get('/sw.js')).text).toBe(before.text);
  expect((await get('/cart')).text).toContain('<title>Acme Floors</title>');
  name = 'Acme & Sons';
});

test('two companies have no shell, worker or manifest in common, and each its own again', async () => {
  for (const path of ['/sw.js', '/index.html', '/robots.txt', '/sitemap.xml', '/cart']) {
    const [one, other, again] = [await get(path), await get(path, 'bolt'), await get(path)];
    expect([path, one.text === other.text, again.text]).toEqual([path, false, one.text]);
    expect(one.answer.headers.get('ETag')).not.toBe(other.answer.headers.get('ETag'));
    expect(other.text).not.toContain('acme');
  }
});

test('the manifest has the name, language and words of the company, and no picture of another', async () => {
  const { answer, text } = await get('/manifest.webmanifest');
  expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
  expect(JSON.parse(text)).toEqual({
    background_color: '#fdf7ec',
    theme_color: '#fdf7ec',
    icons: [{ src: '/icons/icon-192.png' }],
    name: 'Acme & Sons',
    short_name: 'Acme & Sons',
    description: 'Mira el precio, elige una hora y reserva sin crear una cuenta.',
    lang: 'es',
    shortcuts: [{ name: 'Carrito', url: '/cart' }],
  });
  expect(JSON.parse((await get('/staff.webmanifest')).text)).toMatchObject({
    name: 'Acme & Sons · Équipe',
    lang: 'fr',
  });
});

test('a company with a mark and a colour has them in manifests, tab, home screen and window, and no other has', async () => {
  const hash = 'a'.repeat(64);
  const iconOf = (icon: string) => `/api/files/${hash}/${icon}?tenant=acme`;
  const bare = await get('/cart', 'bolt');
  look = { accent: '#b3261e', logo: `/api/files/${hash}` };
  const { text } = await get('/cart');
  expect(text).toContain(`<link rel="icon" href="${iconOf('favicon-64.png')}" type="image/png"`);
  expect(text).toContain(`<link rel="apple-touch-icon" href="${iconOf('apple-touch-180.png')}"`);
  expect(text).not.toMatch(/favicon\.svg|\/icons\//);
  for (const theme of ['light', 'dark'] as const)
    expect(text).toContain(`${theme})" content="${frameColour('#b3261e', theme)}"`);
  for (const file of ['/manifest.webmanifest', '/staff.webmanifest'])
    expect(JSON.parse((await get(file)).text)).toMatchObject({
      background_color: '#fdf7ec',
      theme_color: frameColour('#b3261e', 'light'),
      icons: [
        { src: iconOf('icon-192.png'), sizes: '192x192', type: 'image/png' },
        { src: iconOf('icon-512.png'), sizes: '512x512', type: 'image/png' },
        { src: iconOf('maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
  look = { accent: '', logo: '' };
  expect((await get('/cart', 'bolt')).text).toBe(bare.text);
  expect((await get('/cart')).text).toContain(head);
});

test('search engines are told of the pages of what is sold, at the address of the company', async () => {
  expect((await get('/robots.txt')).text).toBe(
    'User-agent: *\nAllow: /\nSitemap: https://acme.test/sitemap.xml\n',
  );
  const { answer, text } = await get('/sitemap.xml');
  expect(answer.headers.get('Content-Type')).toContain('xml');
  expect(text).toContain('<loc>https://acme.test/service/carpet-cleaning?lang=en</loc>');
  expect(text.match(/<url>/g)).toHaveLength(15);
});

test('without a database the app is there and says whose it is', async () => {
  isSilent = true;
  expect((await get('/cart', 'late')).text).toBe(html.replace('content="sabal"', 'content="late"'));
  expect(JSON.parse((await get('/manifest.webmanifest', 'late')).text)).toEqual(manifest);
  isSilent = false;
});
