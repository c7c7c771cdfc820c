/**
 * Records the film of the home screen from the built app: `node --import tsx tests/run/record-film.ts`. Needs dist and
 * ffmpeg with libvpx, libx264 and libwebp; writes public/film. Captions follow the scenes of this very recording.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Locator, type Page } from 'playwright';
import { words } from '../journeys/words.ts';
import { captionWords, FILM_MS, type Scene, warpToFilm, writeCaptions } from './film-captions.ts';
import { FILM, stagePage } from './film-stage.ts';
import { findChromium } from './find-chromium.mjs';
import { layOutFrames, recordFrames } from './record-frames.ts';
import { startStack } from './start-stack.ts';

const FOLDER = 'public/film';
const FRAMES_PER_S = 20;
/** Where the frames lie at that pace. */
const STEADY = 'steady';
/** Both films together. */
const FILMS_MAX_BYTES = 1_200_000;
const POSTER_MAX_BYTES = 30_000;

const w = words.en;

/** A person with one finger, at the pace of a person who knows what they want. */
function personAt(page: Page, app: FrameLocator) {
  const finger = page.locator('.finger');
  const look = (ms: number) => page.waitForTimeout(ms);
  const reach = async (target: Locator) => {
    await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 80 || bottom > innerHeight - 110) {
        element.scrollIntoView({ block: 'center', behavior: 'smooth' });
      }
    });
    const box = await settle(target, look);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await finger.evaluate((element, { x, y }) => {
      element.classList.add('shown');
      if (element instanceof HTMLElement) element.style.translate = `${x}px ${y}px`;
    }, at);
    await look(480);
    return at;
  };
  const tap = async (target: Locator) => {
    const { x, y } = await reach(target);
    await finger.evaluate((element) => element.classList.add('down'));
    await look(120);
    await page.touchscreen.tap(x, y);
    await finger.evaluate((element) => element.classList.remove('down'));
    await look(220);
  };
  /** With the keyboard already up: on to the field as its "next" key does. */
  const write = async (label: string, text: string) => {
    const field = app.getByRole('textbox', { name: label, exact: true });
    await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }));
    await field.focus();
    await field.pressSequentially(text, { delay: 18 });
    await look(250);
  };
  const press = (name: string | RegExp) =>
    tap(
      app
        .getByRole('button', { name, exact: typeof name === 'string' })
        .filter({ visible: true })
        .first(),
    );
  const scroll = async (px: number) => {
    await app.locator('body').evaluate((_, top) => window.scrollBy({ top, behavior: 'smooth' }), px);
    await look(700);
  };
  const hide = () => finger.evaluate((element) => element.classList.remove('shown'));
  return { look, tap, press, write, scroll, hide };
}

/** Where it is once the page has come to rest under it. */
async function settle(target: Locator, look: (ms: number) => Promise<void>) {
  let before = Number.NaN;
  for (let tries = 0; tries < 30; tries++) {
    const box = await target.boundingBox();
    if (box && box.y === before) return box;
    before = box?.y ?? Number.NaN;
    await look(90);
  }
  throw new Error(`it never stands still: ${target}`);
}

/** From home to a booking. `begin` is told when each scene starts. */
async function play(page: Page, app: FrameLocator, begin: (scene: Scene) => void): Promise<void> {
  const { look, tap, press, write, scroll, hide } = personAt(page, app);
  const seen = (title: string) => app.getByRole('heading', { level: 1, name: title }).waitFor();

  begin('home');
  await look(1_600);
  await tap(
    app
      .getByRole('main')
      .getByRole('link', { name: new RegExp(w.carpet) })
      .first(),
  );

  const more = (product: string) => w.configure.choose.more.replace('{{product}}', product);
  await app.getByRole('button', { name: more(w.bedroom) }).waitFor();
  begin('rooms');
  await look(500);
  await press(more(w.bedroom));
  await press(more(w.bedroom));
  await press(more('Living room'));
  await press(w.configure.bar.continue);

  await app.getByRole('button', { name: w.configure.intro.ok }).waitFor();
  begin('details');
  await look(900);
  await press(w.configure.intro.ok);
  await tap(app.getByRole('radio', { name: /^Deep/ }).first());
  await look(700);
  await press(w.configure.bar.add);

  await seen(w.cart.title);
  begin('cart');
  await look(1_300);
  await scroll(260);
  await tap(
    app
      .getByRole('link', { name: w.cart.checkout.go })
      .or(app.getByRole('link', { name: w.cart.checkout.goShort, exact: true }))
      .filter({ visible: true })
      .first(),
  );

  await seen(w.checkout.title);
  begin('time');
  await look(500);
  await tap(app.getByRole('region', { name: w.checkout.next.title }).getByRole('button').nth(1));
  await look(1_200);
  const { choose, book } = w.checkout.continue;
  await tap(
    app
      .getByRole('button', { name: choose })
      .or(app.getByRole('link', { name: choose }))
      .or(app.getByRole('button', { name: book }))
      .filter({ visible: true })
      .first(),
  );

  await seen(w.finalize.title);
  begin('form');
  await look(300);
  const { fields } = w.finalize;
  await tap(app.getByRole('textbox', { name: fields.email, exact: true }));
  await hide();
  await write(fields.email, 'ana@correo-real.com');
  await write(fields.firstName, 'Ana');
  await write(fields.lastName, 'Díaz');
  await write(fields.line1, '12 Palm Way');
  await write(fields.city, 'Orlando');
  await write(fields.postalCode, '32801');
  await press(/^Book for /);

  await seen(w.confirmation.booked.title);
  begin('booked');
  await hide();
  await look(3_600);
}

async function film(browser: Browser, url: string, folder: string): Promise<void> {
  const context = await browser.newContext({
    viewport: FILM,
    baseURL: url,
    hasTouch: true,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (request.url() === `${url}/film-stage`) {
      return route.fulfill({ contentType: 'text/html', body: stagePage() });
    }
    if (request.resourceType() !== 'document') return route.continue();
    // The app forbids frames; on the stage, and only there, it stands in one.
    const response = await route.fetch();
    return route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
  });
  await page.goto('/film-stage');
  const app = page.frameLocator('iframe');
  await app
    .getByRole('link', { name: new RegExp(w.carpet) })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);

  const recording = await recordFrames(page, folder);
  const starts = { home: 0, rooms: 0, details: 0, cart: 0, time: 0, form: 0, booked: 0 };
  await play(page, app, (scene) => {
    starts[scene] = scene === 'home' ? 0 : recording.now();
  });
  await page.screenshot({ path: join(folder, 'poster.png') });
  const { lengthMs, frames } = await recording.stop();
  await context.close();

  const steady = join(folder, STEADY);
  mkdirSync(steady);
  layOutFrames(frames, steady, {
    lengthMs: FILM_MS,
    framesPerS: FRAMES_PER_S,
    warp: warpToFilm(starts, lengthMs),
  });
  for (const locale of ['en', 'es', 'fr'] as const) {
    writeFileSync(`${FOLDER}/demo.${locale}.vtt`, writeCaptions(captionWords[locale]));
  }
  process.stdout.write(`${JSON.stringify({ playedMs: lengthMs, starts })}\n`);
}

function encode(folder: string): void {
  const ffmpeg = (...args: string[]) =>
    execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...args], { stdio: 'inherit' });
  const input = ['-framerate', String(FRAMES_PER_S), '-i', join(folder, STEADY, '%05d.jpg'), '-an'];
  const color = ['-pix_fmt', 'yuv420p'];
  ffmpeg(
    ...input,
    ...color,
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '46',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    `${FOLDER}/demo.webm`,
  );
  ffmpeg(
    ...input,
    ...color,
    '-c:v',
    'libx264',
    '-crf',
    '29',
    '-preset',
    'slow',
    '-movflags',
    '+faststart',
    `${FOLDER}/demo.mp4`,
  );
  ffmpeg(
    '-i',
    join(folder, 'poster.png'),
    '-vf',
    'scale=960:-1:flags=lanczos',
    '-c:v',
    'libwebp',
    '-quality',
    '70',
    `${FOLDER}/poster.webp`,
  );
}

function sizeOf(file: string): number {
  return statSync(`${FOLDER}/${file}`).size;
}

mkdirSync(FOLDER, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'film-'));
const { url, child } = await startStack();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
});
try {
  await film(browser, url, folder);
} finally {
  await browser.close();
  child.kill('SIGTERM');
}
encode(folder);
rmSync(folder, { recursive: true });
const filmBytes = sizeOf('demo.webm') + sizeOf('demo.mp4');
process.stdout.write(`${JSON.stringify({ filmBytes, posterBytes: sizeOf('poster.webp') })}\n`);
if (filmBytes > FILMS_MAX_BYTES || sizeOf('poster.webp') > POSTER_MAX_BYTES) {
  throw new Error('the film is heavier than it may be');
}
