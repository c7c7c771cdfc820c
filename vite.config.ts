import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './app/bundle/chunk-groups.ts';
import { className } from './app/bundle/class-name.ts';
import {
  lightElements,
  lightForms,
  lightPreload,
  lightRouter,
  ownIcons,
} from './app/bundle/light-packages.ts';
import { serviceWorker } from './app/bundle/service-worker.ts';
import { isStaffFile, staffCopies, staffFiles, staffNames } from './app/bundle/staff-files.ts';

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
          const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
          writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options));
        }
      },
    },
  };
}

export default defineConfig(({ command }) => ({
  root: 'app',
  publicDir: '../public',
  plugins: [
    ownIcons(),
    react(),
    lightElements(),
    lightRouter(),
    lightPreload(),
    staffCopies(),
    staffFiles(),
    serviceWorker(),
    brotli(),
  ],
  resolve: { alias: command === 'build' ? lightForms : [] },
  ...(command === 'build' && { css: { modules: { generateScopedName: className } } }),
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // The strict CSP allows no data: scripts or styles; small pictures stay files that the browser can cache.
    assetsInlineLimit: 0,
    sourcemap: 'hidden', // there for whoever asks, not named in every file
    // One sheet of 11 kB instead of twenty that compress badly; it also keeps the cascade layers in their order.
    cssCodeSplit: false,
    // Which files a screen needs, for the budgets (tests/journeys/budgets.spec.ts).
    manifest: true,
    modulePreload: {
      polyfill: false, // browsers without it have the link ignored, and load a little later
      // What the page itself has brought, and the file that is asked for anyway, need no place in the frame's lists.
      // Nor does what only the team needs, which every customer would carry by name: it comes one step later.
      resolveDependencies: (file, deps, { hostId, hostType }) =>
        hostType === 'html'
          ? deps
          : isStaffFile(file) && !isStaffFile(hostId)
            ? []
            : deps.filter((dep) => dep !== file && !/\/(frame|vendor|rolldown-runtime)-/.test(dep)),
    },
    rolldownOptions: {
      // Reading a property does nothing here, nor does building a schema (`z.object(…)`) that nobody asks.
      treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['z'] },
      output: {
        codeSplitting: { groups: chunkGroups },
        entryFileNames: 'assets/frame-[hash:7].js',
        ...staffNames,
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '8080'}` } },
}));
