import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureView } from '#shared/api/files.ts';
import { iconNames, iconUrl } from '#shared/pictures/icon.ts';
import { pictureUrl } from '#shared/pictures/picture-url.ts';
import { showFile } from '../../server/db/repos/files.ts';
import { withTenant } from '../../server/db/with-tenant.ts';
import { tidy } from '../../server/jobs/tidy.ts';
import { office } from '../support/agenda.ts';
import { aBooking } from '../support/booking.ts';
import { aService, soldNow } from '../support/entries.ts';
import { api, openShop, staff } from '../support/open-shop.ts';
import { aPictureOf, sendPicture } from '../support/send-picture.ts';
import { rowsOf } from '../support/shop.ts';

openShop();

async function kept(picture: Buffer, type = 'image/png'): Promise<PictureView> {
  const answer = await sendPicture(api, picture, { type });
  expect(answer.status).toBe(201);
  return answer.body;
}

function look(view: Pick<PictureView, 'url'>, size?: 'small', slug = 'sabal'): Promise<Response> {
  return fetch(`${api.url}${pictureUrl(view.url, slug, size)}`);
}

async function pixelsOf(answer: Response) {
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height, format, exif, xmp, icc } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const isRed = (at: number) => (data[at] ?? 0) > 200 && (data[at + 2] ?? 0) < 60;
  const last = data.length - info.channels;
  return {
    width,
    height,
    format,
    beside: [exif, xmp, icc].filter(Boolean),
    isRedFirst: isRed(0),
    isRedLast: isRed(last),
  };
}

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s is kept as WebP in two sizes that anybody may have for a year',
  async (format) => {
    const view = await kept(await aPictureOf({ width: 2400, height: 1200 }, format), `image/${format}`);
    expect(view).toMatchObject({ width: 1600, height: 800, small: { width: 480, height: 240 } });
    const [large, small] = await Promise.all([look(view), look(view, 'small')]);
    for (const answer of [large, small]) {
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-disposition': expect.stringMatching(/^inline; filename="[0-9a-f]{12}\.webp"$/),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'cross-origin-resource-policy': 'cross-origin',
      });
    }
    expect(large.headers.get('etag')).not.toBe(small.headers.get('etag'));
    expect(await pixelsOf(large)).toEqual({
      ...{ width: 1600, height: 800, format: 'webp', beside: [], isRedFirst: true, isRedLast: false },
    });
    expect(await pixelsOf(small)).toMatchObject({ width: 480, height: 240, format: 'webp' });
  },
);

test('a picture that is small stays as it is', async () => {
  expect(await kept(await aPictureOf({ width: 120, height: 64 }))).toMatchObject({
    ...{ width: 120, height: 64, small: { width: 120, height: 64 } },
  });
});

test('it stands upright, and says nothing of camera and place', async () => {
  const turned = await aPictureOf({ width: 300, height: 200 }, 'jpeg', (picture) =>
    picture.withMetadata({
      orientation: 3,
      exif: { IFD0: { Copyright: 'Ana Diaz' }, IFD3: { GPSLatitude: '25/1' } },
    }),
  );
  expect((await sharp(turned).metadata()).orientation).toBe(3);
  expect(turned.includes('Ana Diaz')).toBe(true);
  const answer = await look(await kept(turned, 'image/jpeg'));
  expect(await pixelsOf(answer)).toMatchObject({ beside: [], isRedFirst: false, isRedLast: true });
});

test('the same again is the same picture and one row, also from two at once', async () => {
  const picture = await aPictureOf({ width: 640, height: 480 });
  const views = await Promise.all([kept(picture), kept(picture)]);
  expect([...views, await kept(picture)]).toEqual(Array(3).fill(views[0]));
  const hash = views[0]?.hash;
  const rows = await rowsOf(api, 'select type from files where tenant_id = $1 and hash = $2', [
    api.tenantId,
    hash,
  ]);
  expect(rows).toHaveLength(1);
});

test('who asks again hears that nothing changed', async () => {
  const view = await kept(await aPictureOf({ width: 100, height: 100 }));
  const etag = (await look(view)).headers.get('etag') ?? '';
  const again = await fetch(`${api.url}${pictureUrl(view.url, 'sabal')}`, {
    headers: { 'If-None-Match': etag },
  });
  expect(again.status).toBe(304);
});

test('a picture of another company is not there, nor is one that nobody kept', async () => {
  const view = await kept(await aPictureOf({ width: 90, height: 90 }));
  await rowsOf(
    api,
    `insert into tenants (id, slug, name, time_zone, default_locale) values (gen_random_uuid(), 'acme', 'Acme', 'America/New_York', 'en')`,
    [],
  );
  const answers = await Promise.all([
    look(view, undefined, 'acme'),
    look(view, undefined, 'nobody'),
    look({ url: `/api/files/${'0'.repeat(64)}` }),
    look({ url: '/api/files/..%2f..%2fetc%2fpasswd?tenant=sabal' }),
    fetch(`${api.url}${view.url}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 400]);
});

test('only staff upload', async () => {
  const picture = await aPictureOf({ width: 80, height: 80 });
  expect(await sendPicture(api, picture, { headers: { 'X-Admin-Token': 'guess' } })).toMatchObject({
    status: 401,
    body: { code: 'admin.denied' },
  });
});

test('what nothing shows goes after thirty days, what a service or the logo shows stays', async () => {
  const side = [70, 71, 72, 73].map((width) => aPictureOf({ width, height: 70 }));
  const [shown, logo, forgotten, crew] = await Promise.all(
    (await Promise.all(side)).map((each) => kept(each)),
  );
  await rowsOf(api, `update services set image = $2 where tenant_id = $1 and slug = 'pavers'`, [
    api.tenantId,
    shown?.url,
  ]);
  await rowsOf(
    api,
    `update tenants set settings = settings || jsonb_build_object('logo', jsonb_build_object('picture', $2::text)) where id = $1`,
    [api.tenantId, logo?.url],
  );
  await rowsOf(api, 'update crews set picture = $2 where tenant_id = $1', [api.tenantId, crew?.url]);
  const round = (days: number) =>
    tidy({
      ...api.server.deps,
      now: () => (Date.now() + days * 86_400_000) as ReturnType<typeof api.server.deps.now>,
    });
  const left = async () =>
    Promise.all([shown, logo, forgotten, crew].map(async (view) => (await look(view as PictureView)).status));
  await round(29);
  expect(await left()).toEqual([200, 200, 200, 200]);
  await round(31);
  expect(await left()).toEqual([200, 200, 404, 200]);
  await rowsOf(
    api,
    `update services set image = '/drawings/pavers.svg' where tenant_id = $1 and slug = 'pavers'`,
    [api.tenantId],
  );
  await round(31);
  await round(60);
  expect(await left(), 'thirty days after it was taken off').toEqual([200, 200, 404, 200]);
  await withTenant(api.db, api.tenantId, async (tx) =>
    expect(await showFile(tx, shown?.hash ?? '')).toBe(true),
  );
  await round(62);
  await round(93);
  expect(await left()).toEqual([404, 200, 404, 200]);
});

test('a logo becomes the icons of the app, made once', async () => {
  const clear = await sharp({ create: { width: 300, height: 100, channels: 4, background: '#ffffff' } })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  const view = await kept(clear);
  const seen: unknown[] = [];
  for (const name of iconNames) {
    const url = `${api.url}${iconUrl(view.url, 'sabal', name)}`;
    const [answer, again] = await Promise.all([fetch(url), fetch(url)]);
    expect([answer.status, again.status, answer.headers.get('content-type')]).toEqual([
      200,
      200,
      'image/png',
    ]);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height, format } = await sharp(bytes).metadata();
    const pixels = await sharp(bytes).ensureAlpha().raw().toBuffer();
    seen.push([name, width, height, format, [...pixels.subarray(0, 4)]]);
  }
  // A pale logo stands on a dark ground where a phone would put its own; elsewhere nothing is behind it.
  expect(seen).toEqual([
    ['icon-192.png', 192, 192, 'png', [0, 0, 0, 0]],
    ['icon-512.png', 512, 512, 'png', [0, 0, 0, 0]],
    ['maskable-512.png', 512, 512, 'png', [17, 41, 44, 255]],
    ['apple-touch-180.png', 180, 180, 'png', [17, 41, 44, 255]],
    ['favicon-64.png', 64, 64, 'png', [0, 0, 0, 0]],
  ]);
  const [row] = await rowsOf<{ made: boolean }>(
    api,
    'select favicon_64 is not null and icon_192 is not null as made from files where tenant_id = $1 and hash = $2',
    [api.tenantId, view.hash],
  );
  expect(row?.made).toBe(true);
  const none = [`${view.url}/icon-193.png`, `/api/files/${'0'.repeat(64)}/icon-192.png`];
  const answers = await Promise.all(none.map((path) => fetch(`${api.url}${path}?tenant=sabal`)));
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(iconUrl('/drawings/pavers.svg', 'sabal', 'icon-192.png')).toBeUndefined();
});

test('the logo is one of the owner’s pictures: on pages at once, in mails with the name in its place', async () => {
  const view = await kept(await aPictureOf({ width: 160, height: 160 }));
  const { version } = (await staff.get('/admin/company')).body;
  const save = (picture: string, expectedVersion: number) =>
    staff.put('/admin/company', { logo: { picture }, expectedVersion });
  for (const picture of ['/drawings/pavers.svg', 'https://evil.test/x.png', `/api/files/${'0'.repeat(64)}`]) {
    expect([picture, await save(picture, version)]).toMatchObject([
      picture,
      { status: 400, body: { code: 'request.invalid', fields: { 'logo.picture': 'invalid' } } },
    ]);
  }
  const saved = await save(view.url, version);
  expect(saved).toMatchObject({ status: 200, body: { logo: { picture: view.url } } });
  await expect
    .poll(async () => (await api.get('/public/company')).body.logo, { timeout: 3_000 })
    .toBe(view.url);
  await aBooking();
  const [mail] = (await staff.get('/admin/mails')).body.mails;
  const { html } = (await staff.get(`/admin/mails/${mail.id}`)).body;
  expect(html).toContain(`src="https://book.test${view.url}?tenant=sabal&amp;size=small" alt="Sabal"`);
  expect((await save('', saved.body.version)).body.logo).toEqual({ picture: '' });
});

test('a service shows an upload to customers by its company’s address, and none that is not there', async () => {
  const view = await kept(await aPictureOf({ width: 640, height: 480 }, 'png'));
  const service = await aService('carpet', { image: view.url });
  const shown = await soldNow(service.id);
  expect(shown.image).toBe(pictureUrl(view.url, 'sabal'));
  expect((await fetch(`${api.url}${shown.image}`)).status).toBe(200);
  const lost = `/api/files/${'0'.repeat(64)}`;
  const refused = await office().patch(`/admin/services/${service.id}`, { image: lost });
  expect([refused.status, refused.body.fields]).toEqual([400, { image: 'invalid' }]);
});
