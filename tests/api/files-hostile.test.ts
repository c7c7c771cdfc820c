import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PICTURE_BYTES_MAX, pictureFaults } from '#shared/pictures/picture.ts';
import { hostilePictures } from '../support/hostile-pictures.ts';
import { api, openShop } from '../support/open-shop.ts';
import { aPictureOf, sendPicture } from '../support/send-picture.ts';
import { rowsOf } from '../support/shop.ts';

openShop();

/** What a node may take for pictures beyond what it had: the largest that it unpacks, and those that wait. */
const GROWN_MAX = 320 * 1024 * 1024;

test('two hundred hostile uploads: each is refused with its reason or is a harmless picture, and memory has a limit', {
  timeout: 240_000,
}, async () => {
  const uploads = await hostilePictures();
  expect(uploads.length).toBeGreaterThan(200);
  const before = process.memoryUsage().rss;
  let most = before;
  const wrong: unknown[] = [];
  const said = new Set<string>();
  for (const { name, type, body, may } of uploads) {
    const answer = await sendPicture(api, body, { type });
    const outcome = answer.status === 201 ? 'kept' : answer.body.fields?.file;
    said.add(outcome);
    if (![201, 422].includes(answer.status) || !may.includes(outcome))
      wrong.push([name, answer.status, answer.body]);
    most = Math.max(most, process.memoryUsage().rss);
  }
  expect(wrong).toEqual([]);
  expect(most - before).toBeLessThan(GROWN_MAX);
  expect(pictureFaults.filter((fault) => !said.has(fault))).toEqual(['too_large']);
  const kept = await rowsOf<{ head: string }>(
    api,
    `select encode(substring(large from 1 for 4), 'escape') as head from files where tenant_id = $1`,
    [api.tenantId],
  );
  expect(new Set(kept.map(({ head }) => head))).toEqual(new Set(['RIFF']));
  expect(
    (await sendPicture(api, await aPictureOf({ width: 64, height: 64 }))).status,
    'a good one afterwards',
  ).toBe(201);
});

test('what is longer than eight megabytes is refused before it is read, and what does not say so while it is', async () => {
  const large = Buffer.alloc(PICTURE_BYTES_MAX + 1, 0xff);
  expect(await sendPicture(api, large)).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
  const endless = new ReadableStream({
    pull: (to) => to.enqueue(new Uint8Array(64 * 1024)),
  });
  const answered = await sendPicture(api, endless).catch((error: unknown) => error);
  expect(answered instanceof Error || (answered as { status: number }).status === 413).toBe(true);
});

test('what is no picture by its name, or is packed, is refused by its type', async () => {
  const picture = await aPictureOf({ width: 64, height: 64 });
  for (const type of [
    'image/svg+xml',
    'image/gif',
    'image/heic',
    'application/json',
    'text/html',
    'multipart/form-data; boundary=x',
    '',
  ]) {
    expect([type, await sendPicture(api, picture, { type })]).toMatchObject([type, { status: 415 }]);
  }
  const packed = await sendPicture(api, picture, { headers: { 'Content-Encoding': 'gzip' } });
  expect(packed).toMatchObject({ status: 415, body: { code: 'request.media_type' } });
});

test('an upload that breaks off leaves nothing, and the next one comes through', async () => {
  const count = async () => rowsOf(api, 'select hash from files where tenant_id = $1', [api.tenantId]);
  const before = await count();
  const picture = await aPictureOf({ width: 300, height: 300 });
  for (let round = 0; round < 12; round += 1) {
    const call = request(`${api.url}/api/admin/files`, {
      method: 'POST',
      headers: {
        ...{ 'X-Tenant-Slug': 'sabal', 'X-Admin-Token': 'sabal-dev-admin', 'Content-Type': 'image/png' },
        'Content-Length': picture.length,
      },
    });
    call.on('error', () => undefined);
    call.write(picture.subarray(0, picture.length / 2));
    await sleep(30);
    call.destroy();
  }
  await sleep(100);
  expect(await count()).toEqual(before);
  expect((await sendPicture(api, picture)).status).toBe(201);
});

test('many at once are made one after the other; who finds too many waiting is told to try again', async () => {
  const pictures = await Promise.all(
    Array.from({ length: 24 }, (_, at) => aPictureOf({ width: 900 + at, height: 900 })),
  );
  const answers = await Promise.all(pictures.map((picture) => sendPicture(api, picture)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(6);
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'server.busy' } });
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
});

test('a company that keeps five hundred is told so, and may still bring one that it has', async () => {
  const known = await aPictureOf({ width: 65, height: 65 });
  await sendPicture(api, known);
  await rowsOf(
    api,
    `insert into files select $1, lpad(n::text, 64, '0'), 'image/webp', '', 1, 1, '', 1, 1, now(), now() from generate_series(1, 500) n`,
    [api.tenantId],
  );
  const another = await sendPicture(api, await aPictureOf({ width: 66, height: 66 }));
  expect(another).toMatchObject({ status: 422, body: { code: 'file.too_many' } });
  expect((await sendPicture(api, known)).status).toBe(201);
});
