import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { librariesFirst } from './app/bundle/libraries-first.ts';
import { prerender } from './app/bundle/prerender.ts';
import { serviceWorker } from './app/bundle/service-worker.ts';
import { isStaffOnly, staffFiles, staffNames } from './app/bundle/staff-files.ts';

/** Best compression once at build time, so that serving a file costs nothing (server/http/site/static-site.ts looks for `.br`). */
function brotli(): Plugin {
  const compressed = new Set(['.js', '.css', '.html', '.svg', '.webmanifest', '.json']);
  let folder = '';
  return {
    name: 'sabal-brotli',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // After the service worker is there, which is built when everything else is.
    closeBundle: {
      sequential: true,
      order: 'post',
      handler(error) {
        if (error) return;
        for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !compressed.has(extname(entry.name))) continue;
          const file = join(entry.parentPath, entry.name);
          if (relative(folder, file).startsWith('.')) continue; // never sent
          const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options));
        }
      },
    },
  };
}

/** What the server does for a built page (server/http/site/company-files.ts). */
function tenantOfDev(): Plugin {
  return {
    name: 'sabal-tenant',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace(
        'name="tenant" content="sabal"',
        `name="tenant" content="${process.env.DEFAULT_TENANT ?? 'sabal'}"`,
      ),
  };
}

/**
 * Fewer files for a line with a long way: what the page itself needs is two, its packages and ours, what three late parts
 * have in common of what keeps the device's data and talks to the server is another, and so is what five of the customer's
 * have in common, or eighteen of all. What three look alike by is one sheet: a page is not painted before its last one. The
 * rest is cut as the bundler does.
 */
const COMMON_FROM = 18;
const DEVICE_COMMON_FROM = 3;
const CUSTOMER_COMMON_FROM = 5;
const STYLES_COMMON_FROM = 3;
const isOwn = (id: string) => !id.includes('/node_modules/') && !isStaffOnly(id);
const groups = [
  // Evaluated before the app (app/bundle/libraries-first.ts), and the same from one release to the next. Not Dexie: what it
  // may ask for is hidden by the app where a browser forbids it (app/data/device/storage/hide-forbidden.ts).
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\/(?!dexie)/, priority: 3 },
  // The plain scripts (app/bundle/service-worker.ts) are entries too, and must stay scripts of their own that import nothing.
  {
    name: 'frame',
    tags: ['$initial' as const],
    test: (id: string) => !/\/app\/(sw|embed|prerender)\//.test(id),
    priority: 2,
  },
  {
    name: 'device',
    test: (id: string) => isOwn(id) && id.includes('/app/data/'),
    minShareCount: DEVICE_COMMON_FROM,
    priority: 1,
  },
  // The tables of towns and ZIPs are asked for late, by whoever asks: never in what many have in common.
  {
    name: 'gazetteer',
    test: /\/shared\/delivery\/florida\/(florida-places|florida-zips|gazetteer)\.ts$/,
    priority: 2,
  },
  {
    name: 'styles',
    test: /\/app\/(customer|frame|ui)\/.*\.css$/,
    minShareCount: STYLES_COMMON_FROM,
    priority: 1,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: CUSTOMER_COMMON_FROM },
  { name: 'common', test: isOwn, minShareCount: COMMON_FROM },
  { name: 'customer', test: /\/app\/(customer|frame|ui)\//, minShareCount: CUSTOMER_COMMON_FROM },
];

export default defineConfig({
  root: 'app',
  publicDir: '../public',
  // For browsers that know classes: what these two packages name first is for older ones than the build's target.
  resolve: {
    alias: [
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      // The package names its development build first, and no other.
      { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
    ],
    conditions: ['es2015', ...defaultClientConditions], // rxjs
  },
  plugins: [react(), tenantOfDev(), librariesFirst(), staffFiles(), serviceWorker(), prerender(), brotli()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // The strict CSP allows no data: scripts or styles; small pictures stay files that the browser can cache.
    assetsInlineLimit: 0,
    sourcemap: 'hidden', // there for whoever asks, not named in every file
    // Which files a screen needs, for the budgets (tests/journeys/budgets.spec.ts).
    manifest: true,
    rolldownOptions: { output: { ...staffNames, codeSplitting: { groups } } },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '8080'}` } },
});
