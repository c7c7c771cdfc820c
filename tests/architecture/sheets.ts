import { readImports } from './read-imports.ts';
import { isCode, type SourceFile } from './source-files.ts';
import { stripComments } from './strip-comments.ts';

/** Sheets whose rules are meant for every screen, or for what a package draws. Every other is a module of its part. */
const globals: readonly RegExp[] = [
  /^app\/styles\//,
  /^app\/admin\/calendar\/grid\/full-calendar\.css$/,
  /^app\/maps\/leaflet-rules\.css$/,
];

/** Sheets of the app that would style any element of that class, wherever it stands. */
export function findGlobalSheets(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith('app/') && path.endsWith('.css') && !path.endsWith('.module.css'))
    .filter(({ path }) => !globals.some((known) => known.test(path)))
    .map(({ path }) => `${path} is global: name it .module.css and import its classes`);
}

/** Classes that a part names and its module does not have, and those of a module that no part names. */
export function findLostClasses(files: readonly SourceFile[]): readonly string[] {
  const modules = files.filter(({ path }) => path.endsWith('.module.css'));
  const named = new Map(modules.map(({ path }) => [path, new Set<string>()]));
  const computed = new Set<string>();
  const missing = files.filter(isCode).flatMap((file) => {
    const code = stripComments(file.text);
    return readImports(file).flatMap(({ path: sheet = '', specifier }) => {
      const name = new RegExp(`import (\\w+) from ['"]${specifier.replaceAll('.', '\\.')}['"]`).exec(
        code,
      )?.[1];
      const known = named.get(sheet);
      if (known === undefined || name === undefined) return [];
      const classes = classesOf(modules.find(({ path }) => path === sheet));
      // Not the key of a word, which is in quotes and may begin with the same name.
      const uses = new RegExp(`(?<![\\w.\\-'"\`/])${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(\\[))`, 'g');
      return [...code.matchAll(uses)].flatMap(([, plain, quoted, isComputed]) => {
        const used = plain ?? quoted ?? '';
        if (isComputed) computed.add(sheet);
        known.add(used);
        return isComputed || classes.has(used) ? [] : [`${file.path} names .${used}, which ${sheet} has not`];
      });
    });
  });
  const unused = modules
    .filter(({ path }) => !computed.has(path))
    .flatMap((sheet) =>
      [...classesOf(sheet)]
        .filter((one) => !named.get(sheet.path)?.has(one))
        .map((one) => `${sheet.path} has .${one}, which no part names`),
    );
  return [...missing, ...unused];
}

/** Classes that a part names by words though no sheet for every screen has them. */
export function findStrayClasses(files: readonly SourceFile[]): readonly string[] {
  const meantForAll = files.filter(({ path }) => globals.some((known) => known.test(path)));
  const known = new Set(meantForAll.flatMap((sheet) => [...classesOf(sheet)]));
  const named = /className=(?:"([^"]*)"|\{`([^`]*)`)|classNames\(\s*'([^']*)'/g;
  return files
    .filter((file) => file.path.startsWith('app/') && isCode(file))
    .flatMap(({ path, text }) =>
      [...stripComments(text).matchAll(named)]
        .flatMap(([, plain, joined, first]) =>
          (plain ?? joined ?? first ?? '').replace(/\$\{[^}]*\}/g, ' ').split(/\s+/),
        )
        .filter((one) => one !== '' && !known.has(one))
        .map((one) => `${path} names .${one}, which no sheet for every screen has`),
    );
}

function classesOf(sheet: SourceFile | undefined): ReadonlySet<string> {
  const selectors = [...(sheet?.text ?? '').replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)];
  return new Set(
    selectors.flatMap(([, selector = '']) =>
      [...selector.replace(/:global\([^)]*\)+/g, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(
        ([, one = '']) => one,
      ),
    ),
  );
}
