import type { Rolldown } from 'vite';

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|dexie|dexie-react-hooks|i18next|react-i18next)\//;

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/** The files that are downloaded by name (the page and everything behind an `import()`) and bring this module along. */
function bringersOf(id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  return [...seen].filter((each) => {
    const info = graph.getModuleInfo(each);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}

/**
 * Few files for a phone with bad signal, and none with what the screen does not need. The first that fits takes the
 * module and what it imports, so the order matters: what the page itself needs; what the first screens of a visit
 * share, or most screens; what the way to a booking shares; then the two halves of app/local that talk to the server.
 */
const shares: readonly [name: string, fits: (bringers: readonly string[]) => boolean][] = [
  ['frame', (by) => by.some((id) => id.endsWith('/index.html'))],
  ['common', (by) => by.length > 1 && (by.some(isFirstScreen) || by.filter(isScreen).length > 7)],
  ['parts', (by) => by.length > 1 && by.some(isBookingScreen) && !by.some(isLegalScreen)],
  ['reading', (by) => by.some((id) => id.endsWith('/reading-half.ts'))],
  ['network', (by) => by.some((id) => id.endsWith('/network-half.ts'))],
];

function isScreen(id: string): boolean {
  return /\/app\/customer\/.+-screen\.tsx$/.test(id);
}

function isFirstScreen(id: string): boolean {
  return /\/(home|catalogue)-screen\.tsx$/.test(id);
}

function isBookingScreen(id: string): boolean {
  return isScreen(id) && !isFirstScreen(id) && !/\/(legal|newsletter|not-online-yet)\//.test(id);
}

/** For an icon that they share with a booking's confirmation, the terms need not bring all of the booking. */
function isLegalScreen(id: string): boolean {
  return isScreen(id) && id.includes('/legal/');
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, priority: shares.length + 1 },
  // Some files have both schemas and what screens need; the screens' part of them needs no schema library.
  { name: 'schemas', test: /node_modules\/zod\//, priority: shares.length + 1 },
  ...shares.map(
    ([name, fits], index): Rolldown.CodeSplittingGroup => ({
      debugName: name,
      name: (id, graph) => (fits(bringersOf(id, graph)) ? name : null),
      priority: shares.length - index,
    }),
  ),
];
