import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Beside the files that anyone may ask for; the server never serves what is in it (server/http/site/static-site.ts). */
const FOLDER = '.prerender';

/**
 * The screens once more, for the server to draw (server/http/site/pages.ts): `.prerender/draw-page.js`, with everything
 * it imports, so that it runs wherever the build is copied to.
 */
export function prerender(): Plugin {
  let root = '';
  let folder = '';
  return {
    name: 'sabal-prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler(error) {
        if (error) return;
        await build({
          configFile: false,
          root,
          logLevel: 'warn',
          plugins: [react()],
          ssr: { noExternal: true },
          build: {
            ssr: 'prerender/draw-page.tsx',
            outDir: join(folder, FOLDER),
            emptyOutDir: true,
            copyPublicDir: false,
            assetsInlineLimit: 0,
            target: 'node20',
          },
        });
      },
    },
  };
}
