import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * What a device has after one visit: the shell, every chunk with the words of all languages, styles, font and drawings.
 * Not the film, nor what only the browser's own dialogs show. Everything that is named here is downloaded once by
 * every device, after the first screen is quiet.
 */
const PRECACHED = [
  'index.html',
  'layers.css',
  'favicon.svg',
  'logo.svg',
  'icons/icon-64.png',
  'assets/**/*.{js,css,woff2,svg,webp,png}',
  'drawings/**/*.{svg,webp}',
  'film/poster.webp',
];

/**
 * While a release spreads over several nodes, one may answer with the worker and another with the page of a different
 * build. The browser refuses such a worker, and it comes whole the next time.
 */
function withIntegrity<Entry extends { url: string }>(entries: readonly Entry[], folder: string): Entry[] {
  const bytes = readFileSync(join(folder, 'index.html'));
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return entries.map((entry) => (entry.url === 'index.html' ? { ...entry, integrity } : entry));
}

/**
 * `/sw.js` from app/sw/sw.ts, `/sw-retired.js`, which the server puts in its place to be rid of it, `/embed.js`, which
 * other sites load, and `/take-over.js` of the pages that the server draws: scripts of their own, at addresses without a
 * hash.
 */
export function serviceWorker(): PluginOption {
  let folder = '';
  return [
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: null, // app/frame/updates/start-worker.ts, when the first screen is quiet
      registerType: 'prompt',
      manifest: false, // public/manifest.webmanifest
      // It is a build of its own, with a voice of its own.
      integration: {
        configureOptions: ({ root, build }) => {
          folder = resolve(root, build.outDir);
        },
        configureCustomSWViteBuild: (build) => {
          build.logLevel = 'warn';
        },
      },
      injectManifest: {
        globPatterns: PRECACHED,
        // Only devices of the team have them (app/data/staff/staff-files.ts).
        globIgnores: ['assets/staff/**'],
        rollupFormat: 'iife',
        sourcemap: false,
        manifestTransforms: [async (entries) => ({ manifest: withIntegrity(entries, folder) })],
      },
    }),
    {
      name: 'sabal-plain-scripts',
      apply: 'build',
      buildStart() {
        this.emitFile({ type: 'chunk', id: 'sw/retired-worker.ts', fileName: 'sw-retired.js' });
        this.emitFile({ type: 'chunk', id: 'embed/embed.ts', fileName: 'embed.js' });
        this.emitFile({ type: 'chunk', id: 'prerender/take-over.ts', fileName: 'take-over.js' });
      },
    },
  ];
}
