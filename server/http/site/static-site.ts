import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { Next } from 'koa';
import { isNotModified } from '../not-modified.ts';
import type { RequestContext } from '../request-context.ts';
import { type CompanyFiles, SCREEN } from './company-files.ts';
import type { Pages } from './pages.ts';
import type { ReadyPage } from './ready-pages.ts';

/**
 * The built app. Its files, and those of other builds, are listed beforehand: what is not in the list cannot be asked
 * for, so no path of a request ever reaches the file system. A path without a file is a screen of the
 * app and gets the shell; a missing file is a real 404 and never the shell (D1), or a broken page would be
 * cached as a script.
 */
export interface StaticSite {
  /** SHA-256 of each inline script of the shell, for the content security policy. */
  readonly inlineScriptHashes: readonly string[];
  readonly serve: (ctx: RequestContext, next: Next) => Promise<void>;
}

interface Asset {
  readonly file: string;
  readonly size: number;
  readonly etag: string;
  readonly type: string;
  /** Size of the `.br` beside it, when the build made one. */
  readonly brotliSize: number | undefined;
  /** Present where the server made it and no file has it; `br` is its compressed form. */
  readonly made?: { readonly plain: Buffer; readonly br: Buffer };
}

const SHELL = '/index.html';

/** The one file that pages of other sites load (app/embed/embed.ts). */
const EMBED = '/embed.js';

/** The build puts a hash of the content into these names, so they never change. */
const HASHED = /^\/assets\//;

/** Large and rarely recorded anew: a week, so that no visitor loads the same film twice. */
const FILM = /^\/film\//;

const types: Readonly<Record<string, string>> = {
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};

interface SiteOptions {
  /** Where other builds' files are (past-assets.ts); without it only this build's are served. */
  readonly past?: string | undefined;
  /** What is a company's own; without it, and at a host of none, everything is as it was built. */
  readonly companyFiles?: CompanyFiles | undefined;
  /** `retired`: browsers are given the worker that removes itself (app/sw/retired-worker.ts). */
  readonly worker?: 'on' | 'retired';
  /** Screens that come with their content; any other is the shell. */
  readonly pages?: Pages | undefined;
  /** Says whose pages may show a screen in a frame; without it nobody's may. */
  readonly allowFrames?: ((ctx: RequestContext) => Promise<void>) | undefined;
}

/** A folder that is not built yet is a site without files: the API works all the same. */
export function openSite(
  folder: string,
  { past, worker, companyFiles, pages, allowFrames }: SiteOptions = {},
): StaticSite {
  const assets = listAssets(folder);
  const findPast = past === undefined ? () => undefined : openPast(past);
  const retired = assets.get('/sw-retired.js');
  const screen = assets.get(SHELL);
  if (worker === 'retired' && retired !== undefined) assets.set('/sw.js', retired);
  return {
    inlineScriptHashes: assets.has(SHELL) ? hashInlineScripts(readFileSync(join(folder, SHELL), 'utf8')) : [],
    serve: async (ctx, next) => {
      if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
      const isOfScreen = isScreen(ctx.path);
      const asset = assets.get(ctx.path) ?? (isOfScreen ? screen : findPast(ctx.path));
      const { site } = ctx.state;
      if (asset === undefined && (site === undefined || !companyFiles?.has(ctx.path))) return next();
      ctx.state.route = isOfScreen ? 'screen' : 'file'; // for metrics: one series each
      if (isOfScreen) await allowFrames?.(ctx);
      const page = isOfScreen ? await pages?.find(ctx) : undefined;
      if (page) ctx.vary('Accept-Language');
      // The retired worker is nobody's.
      const isRetired = worker === 'retired' && ctx.path === '/sw.js';
      const isOwn = site !== undefined && !isRetired;
      const own =
        page ?? (isOwn ? await companyFiles?.find(isOfScreen ? SCREEN : ctx.path, site) : undefined);
      if (own) return send(ctx, ofPage(asset?.type ?? extname(ctx.path), own));
      if (asset === undefined) return next();
      send(ctx, asset);
    },
  };
}

/** Screens have no extension; files have one, and hashed files live in /assets alone. */
function isScreen(path: string): boolean {
  return !/^\/(api|assets)(\/|$)/.test(path) && !/\.[^/]*$/.test(path);
}

function send(ctx: RequestContext, asset: Asset): void {
  ctx.status = 200;
  ctx.type = asset.type;
  ctx.set('Cache-Control', cacheOf(ctx.path));
  if (ctx.path === EMBED) ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
  ctx.set('ETag', asset.etag);
  ctx.vary('Accept-Encoding');
  if (isNotModified(ctx)) {
    ctx.status = 304;
    return;
  }
  if (asset.brotliSize === undefined && sendPart(ctx, asset)) return;
  const ready = asset.brotliSize !== undefined && ctx.acceptsEncodings('br', 'identity') === 'br';
  if (ready) ctx.set('Content-Encoding', 'br');
  ctx.length = ready ? asset.brotliSize : asset.size;
  if (asset.made) ctx.body = ready ? asset.made.br : asset.made.plain;
  else ctx.body = createReadStream(ready ? `${asset.file}.br` : asset.file);
}

function cacheOf(path: string): string {
  if (HASHED.test(path)) return 'public, max-age=31536000, immutable';
  return FILM.test(path) ? 'public, max-age=604800' : 'no-cache';
}

/**
 * Safari plays no film from a server that cannot send parts of it. Only files without a compressed form have parts:
 * of a compressed one it is not said which bytes a range counts. A caller that sends `If-Range` gets the whole file.
 */
function sendPart(ctx: RequestContext, asset: Asset): boolean {
  ctx.set('Accept-Ranges', 'bytes');
  const wanted = ctx.get('Range');
  if (wanted === '' || ctx.get('If-Range') !== '') return false;
  const range = readRange(wanted, asset.size);
  if (range === undefined) return false;
  if (range === 'outside') {
    ctx.body = ''; // before the status, which an empty body would change
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${asset.size}`);
    return true;
  }
  ctx.compress = false; // captions could be, but the bytes counted are those of the file
  ctx.status = 206;
  ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${asset.size}`);
  ctx.length = range.end - range.start + 1;
  ctx.body = createReadStream(asset.file, range);
  return true;
}

function listAssets(folder: string): Map<string, Asset> {
  const assets = new Map<string, Asset>();
  if (!existsSync(folder)) return assets;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.br') || entry.name.endsWith('.gz')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    if (path.startsWith('/.')) continue; // the build's own notes, and what the server draws pages with
    assets.set(encodeURI(path), describe(file));
  }
  return assets;
}

/**
 * Finds files of other builds by their path. A release reaches nodes one by one, and a page that one node served asks the
 * next for its scripts: a build that another node has brought since is noticed when a file is missed. Names hold hashes
 * of the content, so files of different builds never fight over one.
 */
function openPast(past: string): (path: string) => Asset | undefined {
  const builds = new Set<string>();
  const assets = new Map<string, Asset>();
  const look = () => {
    if (!existsSync(past)) return;
    for (const build of readdirSync(past).filter((name) => !name.endsWith('.tmp') && !builds.has(name))) {
      builds.add(build);
      for (const [path, asset] of listAssets(join(past, build))) assets.set(`/assets${path}`, asset);
    }
  };
  look();
  return (path) => {
    if (HASHED.test(path) && !assets.has(path)) look();
    return assets.get(path);
  };
}

/** What no file has. */
function ofPage(type: string, { plain, br, etag }: ReadyPage): Asset {
  return { file: '', type, size: plain.length, etag, brotliSize: br.length, made: { plain, br } };
}

/** Weak: the same for the compressed form. */
function etagOf(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function describe(file: string): Asset {
  const { size } = statSync(file);
  return {
    file,
    size,
    etag: etagOf(readFileSync(file)),
    type: types[extname(file)] ?? extname(file),
    brotliSize: existsSync(`${file}.br`) ? statSync(`${file}.br`).size : undefined,
  };
}

function hashInlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  return scripts.map(([, code = '']) => createHash('sha256').update(code).digest('base64'));
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * One range of bytes (RFC 9110, 14.1.2): `bytes=0-99`, `bytes=100-`, `bytes=-100`. `undefined` for what is no such
 * range, several at once included: the whole file is then a correct answer. `outside` when it begins after the end.
 */
export function readRange(header: string, size: number): ByteRange | 'outside' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header.trim());
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'outside' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'outside';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
