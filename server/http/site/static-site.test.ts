import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { portOf } from '../open-server.ts';
import type { RequestState } from '../request-context.ts';
import { openSite, type StaticSite } from './static-site.ts';

let folder: string;
let server: Server;
let site: StaticSite;
let url: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(
    join(folder, 'index.html'),
    '<script>boot()</script><script src="/assets/a-1.js"></script>',
  );
  await writeFile(join(folder, 'assets/a-1.js'), 'let a = 1;');
  await writeFile(join(folder, 'assets/a-1.js.br'), brotliCompressSync('let a = 1;'));
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
  await mkdir(join(folder, 'film'));
  for (const name of ['demo.webm', 'demo.mp4', 'demo.en.vtt'])
    await writeFile(join(folder, 'film', name), '0123456789');
  site = openSite(folder);
  const app = new Koa<RequestState>();
  app.use(site.serve);
  server = createServer(app.callback());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

test('a screen of the app gets the shell, to be asked for again every time', async () => {
  for (const path of ['/', '/cart', '/service/carpet-cleaning?x=1.5', '/assetsx']) {
    const answer = await fetch(`${url}${path}`);
    expect([path, answer.status, answer.headers.get('Cache-Control')]).toEqual([path, 200, 'no-cache']);
    expect(answer.headers.get('Content-Type')).toContain('text/html');
  }
});

test('what is not a screen and not a file is not there', async () => {
  for (const path of [
    '/api',
    '/api/cart',
    '/assets/b.js',
    '/assets/',
    '/sw.js',
    '/robots.txt',
    '/assets/a-1.js.br',
  ]) {
    expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 404]);
  }
  expect((await fetch(`${url}/cart`, { method: 'POST' })).status).toBe(404);
});

test('no path reaches a file outside the folder', async () => {
  await writeFile(join(folder, '..', 'site-secret.txt'), 'secret');
  for (const path of [
    '/..%2fsite-secret.txt',
    '/%2e%2e/site-secret.txt',
    '/assets/..%2f..%2fsite-secret.txt',
  ]) {
    expect(await (await fetch(`${url}${path}`)).text()).not.toContain('secret');
  }
  await rm(join(folder, '..', 'site-secret.txt'));
});

test('a hashed file is kept for ever and leaves as the build compressed it', async () => {
  const small = await fetch(`${url}/assets/a-1.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(small.headers.get('Content-Encoding')).toBe('br');
  expect(small.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(await small.text()).toBe('let a = 1;');
  const plain = await fetch(`${url}/assets/a-1.js`, { headers: { 'Accept-Encoding': 'identity' } });
  expect([plain.headers.get('Content-Encoding'), await plain.text()]).toEqual([null, 'let a = 1;']);
  expect(plain.headers.get('Content-Type')).toContain('text/javascript');
});

test('a file that did not change is answered 304', async () => {
  const etag = (await fetch(`${url}/manifest.webmanifest`)).headers.get('ETag') ?? '';
  const again = await fetch(`${url}/manifest.webmanifest`, { headers: { 'If-None-Match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a film is sent in the parts a player asks for', async () => {
  const film = (headers: Record<string, string>) => fetch(`${url}/film/demo.mp4`, { headers });
  const whole = await film({});
  expect([whole.status, whole.headers.get('Accept-Ranges')]).toEqual([200, 'bytes']);
  const part = await film({ Range: 'bytes=2-4' });
  expect([part.status, part.headers.get('Content-Range'), part.headers.get('Content-Length')]).toEqual([
    206,
    'bytes 2-4/10',
    '3',
  ]);
  expect(await part.text()).toBe('234');
  expect(await (await film({ Range: 'bytes=-3' })).text()).toBe('789');
  const outside = await film({ Range: 'bytes=10-' });
  expect([outside.status, outside.headers.get('Content-Range')]).toEqual([416, 'bytes */10']);
  expect((await film({ Range: 'bytes=0-1,4-5' })).status).toBe(200);
  expect((await film({ Range: 'bytes=2-4', 'If-Range': '"old"' })).status).toBe(200);
});

test('a film and its captions say what they are and are kept for a week', async () => {
  for (const [name, type] of [
    ['demo.webm', 'video/webm'],
    ['demo.mp4', 'video/mp4'],
    ['demo.en.vtt', 'text/vtt; charset=utf-8'],
  ]) {
    const { headers } = await fetch(`${url}/film/${name}`);
    expect([headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
      type,
      'public, max-age=604800',
    ]);
  }
});

test('a file that leaves compressed has no parts', async () => {
  const answer = await fetch(`${url}/assets/a-1.js`, { headers: { Range: 'bytes=0-1' } });
  expect([answer.status, answer.headers.get('Accept-Ranges')]).toEqual([200, null]);
});

test('a chunk of an earlier build is still there, and this one wins where both have it', async () => {
  const past = join(folder, 'past');
  for (const build of ['1111', '2222.tmp']) await mkdir(join(past, build), { recursive: true });
  await writeFile(join(past, '1111/old-1.js'), 'let old;');
  await writeFile(join(past, '1111/a-1.js'), 'let other;');
  await writeFile(join(past, '2222.tmp/half-1.js'), 'let ha');
  const app = new Koa<RequestState>();
  app.use(openSite(folder, { past }).serve);
  const again = createServer(app.callback());
  await new Promise<void>((resolve) => again.listen(0, '127.0.0.1', resolve));
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${portOf(again)}${path}`);
    return [answer.status, await answer.text()];
  };
  expect(await get('/assets/old-1.js')).toEqual([200, 'let old;']);
  expect(await get('/assets/a-1.js')).toEqual([200, 'let a = 1;']);
  expect((await get('/assets/half-1.js'))[0]).toBe(404);
  expect((await get('/old-1.js'))[0]).toBe(404);
  // Another node of a newer release comes up meanwhile.
  await rename(join(past, '2222.tmp'), join(past, '2222'));
  expect(await get('/assets/half-1.js')).toEqual([200, 'let ha']);
  again.close();
});

test('a retired worker is answered in the place of the other, never to be kept', async () => {
  await writeFile(join(folder, 'sw.js'), 'serve()');
  await writeFile(join(folder, 'sw-retired.js'), 'retire()');
  for (const [worker, text] of [
    ['on', 'serve()'],
    ['retired', 'retire()'],
  ] as const) {
    const app = new Koa<RequestState>();
    app.use(openSite(folder, { worker }).serve);
    const one = createServer(app.callback());
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    const answer = await fetch(`http://127.0.0.1:${portOf(one)}/sw.js`);
    expect(await answer.text()).toBe(text);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Type')).toContain('text/javascript');
    one.close();
  }
  for (const name of ['sw.js', 'sw-retired.js']) await rm(join(folder, name));
});

test('the inline scripts of the shell are hashed, those with a source are not', () => {
  expect(site.inlineScriptHashes).toHaveLength(1);
});

test('without a build there is nothing to serve and nothing breaks', () => {
  expect(openSite(join(folder, 'nothing')).inlineScriptHashes).toEqual([]);
});
