import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What the packages of a first load carry for nobody here, left out of the build. The tests run without any of it. */

const packages = join(import.meta.dirname, '../../node_modules');

/**
 * React Router's publisher marks nothing as free of effects, so its forms, fetchers and framework links would come
 * along unused. Their development names keep them alive and are dropped too (1.2 kB).
 */
export function lightRouter(): Plugin {
  return {
    name: 'sabal-light-router',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}

/**
 * Vite's own helper for `import()` also brings style sheets and stands in for browsers that know no modulepreload; here
 * there is one sheet, and those browsers load a little later (0.5 kB).
 */
export function lightPreload(): Plugin {
  return {
    name: 'sabal-light-preload',
    apply: 'build',
    enforce: 'pre',
    load: {
      order: 'pre',
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => `
        const asked = new Set();
        const lost = (payload) => {
          const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
          if (dispatchEvent(event)) throw payload;
        };
        export const __vitePreload = (load, files = []) => {
          for (const file of files) {
            if (asked.has(file)) continue;
            asked.add(file);
            const link = document.createElement('link');
            document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: '/' + file }));
          }
          return load().catch(lost);
        };`,
    },
  };
}

/**
 * React comes as CommonJS, so every element would be made by `(0, runtime.jsx)(…)`. As a binding of a module that is one
 * letter (0.3 kB on a first load).
 */
export function lightElements(): Plugin {
  const file = join(packages, 'react/light-jsx-runtime.js');
  return {
    name: 'sabal-light-elements',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react\/jsx-runtime$/ },
      handler: (_, importer) => (importer === file ? undefined : file),
    },
    load: {
      filter: { id: /\/light-jsx-runtime\.js$/ },
      handler: () =>
        `import runtime from 'react/jsx-runtime'; export const { jsx, jsxs, Fragment } = runtime;`,
    },
  };
}

/** The same packages in the form for browsers of today; only builds need it. */
export const lightForms = [
  // Classes instead of ES5 (1.3 kB). Both packages of Dexie must meet the same copy.
  { find: /^dexie$/, replacement: join(packages, 'dexie/dist/modern/dexie.mjs') },
  // Its exports name the development build alone.
  { find: /^react-router$/, replacement: join(packages, 'react-router/dist/production/index.mjs') },
  // Modules instead of a script for browsers of 2012 (1 kB).
  { find: /^leaflet$/, replacement: join(packages, 'leaflet/dist/leaflet-src.esm.js') },
  // Classes without a library of helpers (3 kB).
  { find: /^rxjs$/, replacement: join(packages, 'rxjs/dist/esm/index.js') },
  // React has had this hook itself since 18.
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
];

/**
 * Icons are imported from their own files: the package's list names them all, so that its users cannot be told apart
 * and every screen would bring the icons of every other. app/ui/draw-icon.ts draws them.
 */
export function ownIcons(): Plugin {
  const icons = join(packages, 'lucide-react/dist/esm');
  const fileOf = new Map<string, string>();
  return {
    name: 'sabal-own-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      const list = readFileSync(join(icons, 'lucide-react.mjs'), 'utf8');
      for (const [, names = '', file = ''] of list.matchAll(
        /^export \{ (.+) \} from '(\.\/icons\/[^']+)';$/gm,
      )) {
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) fileOf.set(name, join(icons, file));
      }
    },
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () =>
        `export { drawIcon as default } from '${join(import.meta.dirname, '../ui/draw-icon.ts')}';`,
    },
    transform: {
      filter: { id: /\/app\/.+\.tsx?$|lucide-react\/dist\/esm\/icons\// },
      handler(code, id) {
        // The team has copies of its own: one that both show would leave the customers' file for one of its own.
        const copy = id.includes('/app/admin/') ? '?staff' : '';
        const light = /\.tsx?$/.test(id)
          ? code.replace(/import \{([^}]+)\} from 'lucide-react';/g, (line, names) =>
              byFile(line, names, copy),
            )
          : code.replace(/, key: "\w+"|name: "[^"]+",|size: 24,/g, '');
        return light === code ? undefined : { code: light, map: null };
      },
    },
  };

  function byFile(line: string, names: string, copy: string): string {
    const wanted = names.split(',').map((name) => name.trim());
    const imports = wanted
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => `import ${name} from '${fileOf.get(name)}${copy}';`);
    return imports.join(' ') + '\n'.repeat(line.split('\n').length - 1); // the lines below keep their numbers
  }
}
