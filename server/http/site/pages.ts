import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { DrawPage } from '#shared/api/page.ts';
import { chooseLocale, isLocale, LANGUAGE_PARAM, type Locale, locales } from '#shared/kernel/locale.ts';
import { withPatience } from '../../access/patience.ts';
import type { RequestContext } from '../request-context.ts';
import { withSlug } from './company-files.ts';
import { withLook } from './company-look.ts';
import { COMMON_PATHS, type PageSource, type ReadSource, STEP_PATHS } from './page-source.ts';
import { openShelf, type ReadyPage, toReadyPage } from './ready-pages.ts';

export interface PageSources {
  readonly source: ReadSource;
  /** Slug of the company that is drawn before anybody asks. */
  readonly ahead: string;
}

export interface Pages {
  /** Undefined for what is not drawn: another screen, an address that a screen reads more from. */
  readonly find: (ctx: RequestContext) => Promise<ReadyPage | undefined>;
  /** Draws them all in every language, so that nobody waits for it later. One after the other; never rejects. */
  readonly drawAhead: () => Promise<void>;
}

/** A page without its content is there at once, and so much slower on a phone; nobody waits longer for a database. */
const PATIENCE_MS = 1_000;

/** Fifteen screens of a dozen companies in three languages, each some 30 KB. */
const PAGES_MAX = 500;

/** What advertisers, shops, letters and messengers hang on a link by themselves; Google's come several at once. */
const MARKS =
  'utm_\\w+|gclid|gbraid|wbraid|dclid|gad_\\w+|srsltid|_gl|msclkid|fbclid|igsh(id)?|ttclid|li_fat_id|mc_[ce]id';

/** Of a query, what no screen reads: where a customer comes from, the language, and a code that the app takes before any screen (PM14). */
const READ_BY_NO_SCREEN = new RegExp(`^(${MARKS}|lang|promo)$`);

/**
 * The screens that people come to first, drawn by the build's own code (app/prerender) and kept until the company
 * changes. A build without that code has none.
 */
export function openPages(folder: string, { source, ahead }: PageSources, log: Logger): Pages {
  const module = join(folder, '.prerender/draw-page.js');
  if (!existsSync(module)) return noPages;
  let loading: Promise<{ drawPage: DrawPage }> | undefined;
  // Not before a page is asked for: a node that only answers calls starts without it.
  const load = () => (loading ??= import(pathToFileURL(resolve(module)).href)); // app/prerender
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  const filesOf = readFiles(folder);
  const shelf = openShelf(PAGES_MAX);

  async function draw(path: string, locale: Locale, company: PageSource) {
    const { slug, origin, readFacts } = company;
    const { drawPage } = await load();
    const drawn = await drawPage({ path, locale, slug, origin, facts: readFacts() });
    if (drawn === undefined) return undefined;
    const { sheets, scripts } = filesOf(drawn.modules);
    const linked = sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
    const html = fill(withLook(withSlug(shell, slug), company), locale, {
      head: [drawn.head, ...linked].join('\n'),
      later: scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
      notice: drawn.notice,
      body: drawn.body,
      data: drawn.data,
    });
    return toReadyPage(html);
  }

  function keep(path: string, locale: Locale, company: PageSource): Promise<ReadyPage | undefined> {
    const key = `${company.slug} ${locale} ${path}`;
    return shelf(key, company.version, () => draw(path, locale, company));
  }

  async function find(ctx: RequestContext): Promise<ReadyPage | undefined> {
    const company = await source(ctx.state.site ?? ahead);
    // Addresses that are nobody's are not remembered.
    if (!PATHS.includes(ctx.path) && !company.servicePaths.includes(ctx.path)) return undefined;
    return keep(ctx.path, languageOf(ctx, company.defaultLocale), company);
  }

  return {
    drawAhead: async () => {
      try {
        const company = await source(ahead);
        for (const path of [...PATHS, ...company.servicePaths])
          for (const locale of locales) await keep(path, locale, company);
      } catch (error) {
        log.warn({ err: error }, 'pages are drawn when they are asked for');
      }
    },
    find: async (ctx) => {
      if (!isDrawn(ctx)) return undefined;
      try {
        return await withPatience(PATIENCE_MS, find(ctx));
      } catch (error) {
        log.warn({ err: error, path: ctx.path }, 'a page is sent without its content');
        return undefined;
      }
    },
  };
}

const noPages: Pages = { find: async () => undefined, drawAhead: async () => undefined };

/** Of every company. */
const PATHS = [...COMMON_PATHS, ...STEP_PATHS];

/** Where a service may be; which of them are, the company says. */
const SERVICE_PATH = /^\/(?:service|intake)\/[a-z0-9-]+$/;

function isDrawn(ctx: RequestContext): boolean {
  const isFirst = PATHS.includes(ctx.path) || SERVICE_PATH.test(ctx.path);
  return isFirst && Object.keys(ctx.query).every((param) => READ_BY_NO_SCREEN.test(param));
}

/** As the app chooses it where nothing is stored: what the address asks for, else the browser's first language (D17). */
function languageOf(ctx: RequestContext, fallback: Locale): Locale {
  const asked = ctx.query[LANGUAGE_PARAM];
  if (typeof asked === 'string' && isLocale(asked)) return asked;
  const accepted = ctx.get('Accept-Language') === '' ? [] : ctx.acceptsLanguages();
  return chooseLocale(Array.isArray(accepted) ? accepted : [], fallback);
}

interface Pieces {
  readonly head: string;
  readonly later: string;
  readonly notice: string;
  readonly body: string;
  readonly data: string;
}

/** From app/prerender/take-over.ts. */
const TAKE_OVER = '<script type="module" fetchpriority="low" src="/take-over.js"></script>';

/** Functions as replacements: a `$` in somebody's words is a `$`. */
function fill(shell: string, locale: Locale, { head, later, notice, body, data }: Pieces): string {
  return (
    shell
      .replace(/<html lang="[a-z-]*"/, `<html lang="${locale}"`)
      .replace(/\s*<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/, '')
      .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
      // What it would draw is there: it comes after the first paint.
      .replace(
        /(?:<script type="module"[^>]*><\/script>\s*)+/,
        (app) => `${TAKE_OVER}\n<template>${app}${later}</template>`,
      )
      .replace('</head>', () => `${head}\n</head>`)
      .replace(/<noscript>[\s\S]*?<\/noscript>/, '')
      .replace('<div id="app"></div>', () => `${notice}\n<div id="app" data-served>${body}</div>\n${data}`)
  );
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

interface PageFiles {
  /** Those that the shell does not link yet. */
  readonly sheets: readonly string[];
  /** Of the app and the screen, which would otherwise ask for each other one by one. */
  readonly scripts: readonly string[];
}

/** Which files a screen's modules are in, those of what they import first. */
function readFiles(folder: string): (modules: readonly string[]) => PageFiles {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Readonly<
    Record<string, Chunk>
  >; // Vite's own
  const collect = (key: string, chunks: Set<Chunk>) => {
    const chunk = manifest[key];
    if (chunk === undefined || chunks.has(chunk)) return;
    for (const each of chunk.imports ?? []) collect(each, chunks);
    chunks.add(chunk);
  };
  const closure = (keys: readonly string[]) => {
    const chunks = new Set<Chunk>();
    for (const key of keys) collect(key, chunks);
    return [...chunks];
  };
  const sheetsOf = (chunks: readonly Chunk[]) => new Set(chunks.flatMap(({ css = [] }) => css));
  const shell = sheetsOf(closure(['index.html']));
  return (modules) => {
    const chunks = closure(['index.html', ...modules]);
    return {
      sheets: [...sheetsOf(chunks)].filter((file) => !shell.has(file)),
      scripts: chunks.map(({ file }) => file),
    };
  };
}
