/** One deployment, several companies: each at its own hosts. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectAsOwner } from '../../server/db/connect.ts';
import { listTenants } from '../../server/db/repos/tenants.ts';
import { publicBase } from '../../server/domain/links/public-base.ts';
import { addTenant } from '../../server/run/tenant/add-tenant.ts';
import { mapHost } from '../../server/run/tenant/map-host.ts';
import { type Api, type ApiOptions, startApi } from '../support/api.ts';

const shell = '<html lang="fr"><meta name="tenant" content="sabal" /><title>…</title></html>';

let site: string;
let api: Api;
let live: Api;
let trusting: Api;
let db: Knex;

const env = { publicUrl: 'https://book.test', appTenant: 'sabal', production: true };

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'sabal-hosts-'));
  await writeFile(join(site, 'index.html'), shell);
  await writeFile(join(site, 'robots.txt'), 'User-agent: *\n');
  await writeFile(join(site, 'embed.js'), 'void 0;\n');
  api = await startApi({ site });
  db = connectAsOwner(api.ownerUrl);
  const start = (more: ApiOptions['env']) =>
    startApi({ site, ownerUrl: api.ownerUrl, env: { ...env, ...more } });
  live = await start({});
  trusting = await start({ trustProxy: true });
});
afterAll(async () => {
  await Promise.all([live?.stop(), trusting?.stop()]);
  await db?.destroy();
  await api?.stop();
  await rm(site, { recursive: true, force: true });
});

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** As a browser does that has found this node under another name. */
function ask(of: Api, host: string, path: string, headers: Record<string, string> = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const asked = request(`${of.url}${path}`, { headers: { Host: host, ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on('error', reject).end();
  });
}

const expectStrict = (what: string, policy: unknown) =>
  expect([what, policy]).toEqual([
    what,
    expect.stringMatching(/^default-src 'none'; script-src 'self'.*; frame-ancestors 'none'/),
  ]);

const whoseIs = async (of: Api, host: string, headers?: Record<string, string>) => {
  const { status, text } = await ask(of, host, '/cart', headers);
  return status === 200 ? /name="tenant" content="([^"]*)"/.exec(text)?.[1] : status;
};

describe('a deployment whose operator has mapped no host', () => {
  test('serves its one company under whatever name it is reached, in production too', async () => {
    for (const of of [api, live])
      for (const host of ['book.test', 'anything.example', '10.0.0.7:8080', 'not a host'])
        expect([host, await whoseIs(of, host)]).toEqual([host, 'sabal']);
  });
});

describe('once a host is mapped', () => {
  beforeAll(async () => {
    await addTenant(db, env, {
      slug: 'acme',
      name: 'Acme Floors',
      locale: 'es',
      host: 'acme.test',
      demo: true,
      dryRun: false,
    });
    await mapHost(db, { slug: 'acme', host: 'www.acme.test', change: 'add', dryRun: false });
  });

  test('every node that runs knows it within seconds', async () => {
    for (const of of [live, api, trusting])
      for (const host of ['acme.test', 'www.acme.test'])
        await expect.poll(() => whoseIs(of, host), { timeout: 10_000 }).toBe('acme');
  });

  test('each host has the shell of its company, in its language and under its name', async () => {
    const { text } = await ask(live, 'ACME.test:443', '/cart');
    expect(text).toBe(
      '<html lang="es"><meta name="tenant" content="acme" /><title>Acme Floors</title></html>',
    );
    expect(await whoseIs(live, 'www.acme.test')).toBe('acme');
    expect(await whoseIs(live, 'book.test')).toBe('sabal');
  });

  test('in production a host of nobody has neither pages nor files nor calls, and health is told', async () => {
    for (const host of [
      'evil.example',
      '127.0.0.1',
      'acme.test.evil.example',
      'a b',
      'acme.test/x',
      '[::1]',
    ]) {
      for (const path of ['/', '/cart', '/robots.txt', '/index.html'])
        expect([host, path, (await ask(live, host, path)).status]).toEqual([host, path, 404]);
      const call = await ask(live, host, '/api/services', { 'X-Tenant-Slug': 'acme' });
      expect([call.status, JSON.parse(call.text).code]).toEqual([404, 'tenant.unknown']);
      for (const path of ['/healthz', '/readyz']) expect((await ask(live, host, path)).status).toBe(200);
    }
    expect(await whoseIs(api, 'evil.example'), 'a developer has no host').toBe('sabal');
  });

  test('what a caller says of the host counts only behind our proxy', async () => {
    const headers = { 'X-Forwarded-Host': 'acme.test' };
    expect(await whoseIs(live, 'book.test', headers)).toBe('sabal');
    expect(await whoseIs(trusting, 'book.test', headers)).toBe('acme');
    expect(await whoseIs(trusting, 'book.test', { 'X-Forwarded-Host': 'evil.example' })).toBe(404);
  });

  test('links are made of the row and never of what was asked for', async () => {
    const tenants = await listTenants(api.db);
    const bases = tenants.map((tenant) => [tenant.slug, publicBase(env, tenant)]);
    expect(bases).toEqual([
      ['acme', 'https://acme.test'],
      ['sabal', 'https://book.test'],
    ]);
    expect((await ask(live, 'www.acme.test', '/robots.txt')).text).toContain('https://acme.test/sitemap.xml');
    const map = await ask(live, 'www.acme.test', '/sitemap.xml');
    expect(map.text).toContain('<loc>https://acme.test/service/tile-cleaning?lang=es</loc>');
    expect(map.text).not.toMatch(/book\.test|www\.acme/);
  });

  test('the slug of a call chooses as ever, and the policy of pages is as strict', async () => {
    const { text } = await ask(live, 'acme.test', '/api/public/company', { 'X-Tenant-Slug': 'sabal' });
    expect(JSON.parse(text).name).toBe('Sabal');
    const [ours, theirs] = [await ask(live, 'book.test', '/cart'), await ask(live, 'acme.test', '/cart')];
    expect(theirs.headers['content-security-policy']).toBe(ours.headers['content-security-policy']);
  });

  test('every kind of answer has the policy: pages, files, what other sites load, calls, streams and what is not there', async () => {
    const etag = String((await ask(live, 'book.test', '/robots.txt')).headers.etag);
    for (const [path, status, headers] of [
      ['/', 200, {}],
      ['/service/carpet-cleaning', 200, {}],
      ['/admin', 200, {}],
      ['/robots.txt', 200, {}],
      ['/robots.txt', 304, { 'If-None-Match': etag }],
      ['/embed.js', 200, {}],
      ['/sitemap.xml', 200, {}],
      ['/theme/0a6c67.css', 200, {}],
      ['/gone.js', 404, {}],
      ['/api/public/company', 200, {}],
      ['/api/services', 400, { 'X-Tenant-Slug': '' }],
      ['/api/gone', 404, {}],
    ] as const) {
      const sent = { 'X-Tenant-Slug': 'sabal', ...headers };
      const answer = await ask(live, 'book.test', path, sent);
      expect([path, answer.status]).toEqual([path, status]);
      expectStrict(path, answer.headers['content-security-policy']);
    }
    const stop = new AbortController();
    const stream = await fetch(`${api.url}/api/slots/events?tenant=sabal&from=2026-12-01&to=2026-12-01`, {
      headers: { 'X-Tenant-Slug': 'sabal' },
      signal: stop.signal,
    });
    expect(stream.headers.get('Content-Type')).toContain('event-stream');
    expectStrict('stream', stream.headers.get('Content-Security-Policy'));
    stop.abort();
  });

  test('a site that the company named may show its booking in a frame, and no other company’s, nor what needs a key', async () => {
    const staff = api.as({ 'X-Admin-Token': 'sabal-dev-admin' });
    const name = async (sites: string) => {
      const { version: expectedVersion } = (await staff.get('/admin/company')).body;
      return staff.put('/admin/company', { embed: { sites }, expectedVersion });
    };
    const framedBy = async (host: string, path: string) => {
      const { headers } = await ask(live, host, path);
      const [, ancestors] = /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy'])) ?? [];
      return [ancestors, headers['x-frame-options']];
    };
    const nobody = ["'none'", 'DENY'];
    expect(await framedBy('book.test', '/services')).toEqual(nobody);
    expect(await name('*')).toMatchObject({ status: 400, body: { fields: { 'embed.sites': 'invalid' } } });
    const saved = await name('www.sabal-site.com/contact https://sabal-site.com');
    const sites = 'https://www.sabal-site.com https://sabal-site.com';
    expect(saved.body.embed).toEqual({ sites: sites.replace(' ', '\n') });
    for (const path of ['/services', '/service/carpet-cleaning', '/cart', '/confirmation'])
      await expect.poll(() => framedBy('book.test', path), { timeout: 5_000 }).toEqual([sites, undefined]);
    for (const path of [
      '/admin',
      '/admin/calendar',
      '/manage?booking=1&token=2',
      '/my-bookings',
      '/review',
      '/edit/1',
    ])
      expect([path, ...(await framedBy('book.test', path))]).toEqual([path, ...nobody]);
    for (const path of ['/api/services', '/embed.js', '/robots.txt'])
      expect([path, ...(await framedBy('book.test', path))]).toEqual([path, ...nobody]);
    expect(await framedBy('acme.test', '/services')).toEqual(nobody);
    const [script, shell] = [
      await ask(live, 'book.test', '/embed.js'),
      await ask(live, 'book.test', '/cart'),
    ];
    expect(script.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(shell.headers['cross-origin-resource-policy']).toBe('same-origin');
    expect((await name('')).status).toBe(200);
    await expect.poll(() => framedBy('book.test', '/services'), { timeout: 5_000 }).toEqual(nobody);
  });

  test("https is promised for our own domain with all below it, and for a company's host alone", async () => {
    const promise = async (host: string) =>
      (await ask(live, host, '/cart')).headers['strict-transport-security'];
    expect(await promise('book.test')).toBe('max-age=63072000; includeSubDomains');
    expect(await promise('acme.test')).toBe('max-age=63072000');
  });
});
