import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { withLanguage } from '#shared/kernel/with-language.ts';
import { withPatience } from '../../access/patience.ts';
import { withLook } from './company-look.ts';
import { drawManifest, drawStaffManifest } from './manifests.ts';
import { COMMON_PATHS, type PageSource, type ReadSource } from './page-source.ts';
import { openShelf, type ReadyPage, toReadyPage } from './ready-pages.ts';

/** What of the app is a company's own, in the place of the build's file. */
export interface CompanyFiles {
  /** Undefined for what is the same for all. `SCREEN` is the shell of any screen that does not come drawn. */
  readonly find: (path: string, slug: string) => Promise<ReadyPage | undefined>;
  readonly has: (path: string) => boolean;
}

export const SCREEN = 'screen';

/** Four shells, workers and manifests of fifty companies: a worker is 100 KB. */
const FILES_MAX = 400;

/** Who asks waits no longer for a database; the file then says nothing of the company but whose it is. */
const PATIENCE_MS = 1_000;

/**
 * Which company's app it is, the page says in its head (app/data/device/tenant.ts) and the worker in its first line. The
 * worker keeps the shell by its hash, so both are told of each other anew. The kept shell says nothing that an owner can
 * change: a new name must not be a new version of the app on every device (D413).
 */
export function openCompanyFiles(folder: string, source: ReadSource): CompanyFiles {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined;
  const shell = read('index.html');
  const keep = openShelf(FILES_MAX);
  const drawn = {
    [SCREEN]: (company: PageSource) => shell && shellOf(withSlug(shell, company.slug), company),
    '/manifest.webmanifest': (company: PageSource) =>
      draw(read('manifest.webmanifest'), company, drawManifest),
    '/staff.webmanifest': (company: PageSource) =>
      draw(read('staff.webmanifest'), company, drawStaffManifest),
    '/robots.txt': (company: PageSource) => withSitemap(read('robots.txt') ?? '', company),
    '/sitemap.xml': drawSitemap,
  };
  const built = {
    [SCREEN]: (slug: string) => shell && withSlug(shell, slug),
    '/index.html': (slug: string) => shell && withSlug(shell, slug),
    '/sw.js': (slug: string) => shell && workerOf(read('sw.js'), shell, slug),
  };
  const make = (text: string | undefined) => (text ? toReadyPage(text) : Promise.resolve(undefined));
  return {
    has: (path) => path in drawn,
    find: async (path, slug) => {
      if (isKeyOf(drawn, path)) {
        const company = await withPatience(PATIENCE_MS, source(slug)).catch(() => undefined);
        if (company) return keep(`${slug} ${path}`, company.version, () => make(drawn[path](company)));
      }
      return isKeyOf(built, path) ? keep(`${slug} ${path}`, slug, () => make(built[path](slug))) : undefined;
    },
  };
}

function isKeyOf<Files extends object>(files: Files, path: string): path is keyof Files & string {
  return Object.hasOwn(files, path);
}

/** The built shell is that of a company too (app/index.html). */
export function withSlug(shell: string, slug: string): string {
  return shell.replace(/(<meta name="tenant" content=")[^"]*"/, `$1${slug}"`);
}

/** Until the app is there: its name in the tab, its look, and the language for who reads none of ours (D17). */
function shellOf(shell: string, company: PageSource): string {
  const { name, defaultLocale } = company;
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return withLook(shell, company)
    .replace(/<html lang="[a-z-]*"/, `<html lang="${defaultLocale}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
}

/** A slug has nothing that a script would read otherwise (access/find-tenant.ts). */
function workerOf(worker: string | undefined, shell: string, slug: string): string | undefined {
  const own = withSlug(shell, slug);
  const change = (text: string, algorithm: string, form: 'hex' | 'base64') =>
    text.replaceAll(digest(shell, algorithm, form), digest(own, algorithm, form));
  return worker && `self.tenant="${slug}";\n${change(change(worker, 'sha256', 'base64'), 'md5', 'hex')}`;
}

/** As the build's list has them: one says that the shell is another, one that it came whole. */
function digest(text: string, algorithm: string, form: 'hex' | 'base64'): string {
  return createHash(algorithm).update(text).digest(form);
}

function draw(
  built: string | undefined,
  company: PageSource,
  drawOne: (built: object, company: PageSource) => object,
): string | undefined {
  return built && JSON.stringify(drawOne(JSON.parse(built), company));
}

function withSitemap(robots: string, { origin }: PageSource): string {
  return `${robots.trimEnd()}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The pages that come drawn and are sold here, each in every language. */
function drawSitemap({ origin, servicePaths }: PageSource): string {
  const paths = [...COMMON_PATHS, ...servicePaths];
  const linkOf = (path: string, locale: Locale) => withLanguage(origin + path, locale);
  const pages = paths.flatMap((path) =>
    locales.map((locale) => {
      const alternates = locales.map(
        (each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${linkOf(path, each)}"/>`,
      );
      return `<url><loc>${linkOf(path, locale)}</loc>${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}
