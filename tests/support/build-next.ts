/**
 * `node --import tsx tests/support/build-next.ts <folder>`: the app once more as the release after this one. It differs
 * in one line of its entry, so every script that knows another by name has a new name too.
 */
import { resolve } from 'node:path';
import { build } from 'vite';

const [, , folder = ''] = process.argv;

await build({
  logLevel: 'error',
  build: { outDir: resolve(folder), emptyOutDir: true },
  plugins: [
    {
      name: 'next-release',
      enforce: 'pre',
      transform: {
        filter: { id: /\/app\/main\.tsx$/ },
        handler: (code) => `${code}\ndocument.documentElement.dataset.release = 'next';\n`,
      },
    },
  ],
});
