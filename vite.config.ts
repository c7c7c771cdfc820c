import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Best compression once at build time, so that serving a file costs nothing (server/http/static.ts looks for `.br`). */
function brotli(): Plugin {
  const compressed = new Set(['.js', '.css', '.html', '.svg', '.webmanifest']);
  return {
    name: 'sabal-brotli',
    apply: 'build',
    writeBundle({ dir }) {
      for (const entry of readdirSync(dir ?? '', { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressed.has(extname(entry.name))) continue;
        const file = join(entry.parentPath, entry.name);
        const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options));
      }
    },
  };
}

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|dexie|dexie-react-hooks|i18next|react-i18next)\//;
const network =
  /\/(node_modules\/zod|shared\/api\/(?!errors)|app\/local\/(http\.ts|network-half|sync|wire|remote))/;
const base =
  /\/(app\/(ui|shell|i18n\/[a-z-]+\.ts|local\/(reads|(?!http|network-half)[a-z-]+\.ts))|shared\/(?!api\/(?!errors))|node_modules\/lucide-react)/;

export default defineConfig({
  root: 'app',
  publicDir: '../public',
  plugins: [react(), brotli()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // The strict CSP allows no data: scripts or styles; small pictures stay files that the browser can cache.
    assetsInlineLimit: 0,
    sourcemap: true,
    // One sheet of 11 kB instead of twenty that compress badly; it also keeps the cascade layers in their order.
    cssCodeSplit: false,
    // Which files a screen needs, for the budgets (tests/journeys/budgets.spec.ts).
    manifest: true,
    rolldownOptions: {
      output: {
        // Few files for a phone with bad signal: what no build of ours changes, what every screen shares, and the
        // network half of app/local, which no screen waits for.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor, priority: 3 },
            { name: 'base', test: base, minShareCount: 2, priority: 2 },
            { name: 'network', test: network, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? '8080'}` } },
});
