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
 * share; what even a form apart from any booking needs; what screens share with the parts of app/local that talk to
 * the server; what a cart shares with what comes after it; what the screens share where a cart is put together, where
 * one looks at a booking, where a time is chosen, where name and address are asked for, where a booking is edited; then those parts of app/local themselves.
 */
const shares: readonly [name: string, fits: (bringers: readonly string[]) => boolean][] = [
  ['frame', (by) => by.some((id) => id.endsWith('/index.html'))],
  [
    'common',
    (by) =>
      by.length > 1 && (by.some(isFirstScreen) || (by.some(isOfFirstScreens) && by.some(isBookingScreen))),
  ],
  ['forms', (by) => by.some(isScreenApart) && by.some(isBookingScreen)],
  ['device', (by) => by.some((id) => /\/(network|sending)-half\.ts$/.test(id)) && by.some(isBookingScreen)],
  ['totals', (by) => by.length > 1 && by.some(isMakingScreen) && by.some(isLaterScreen)],
  ['parts', (by) => by.length > 1 && by.some(isMakingScreen)],
  ['visits', (by) => by.length > 1 && by.some(isVisitScreen)],
  ['times', (by) => by.length > 1 && by.some(isTimeScreen) && !by.every(isDetailsScreen)],
  ['details', (by) => by.length > 1 && by.every(isDetailsScreen)],
  ['edit', (by) => by.length > 1 && by.some(isEditPart)],
  ['reading', (by) => by.some((id) => id.endsWith('/reading-half.ts'))],
  ['network', (by) => by.some((id) => id.endsWith('/network-half.ts'))],
  ['sending', (by) => by.some((id) => id.endsWith('/sending-half.ts'))],
];

function isFirstScreen(id: string): boolean {
  return /\/(home|catalogue)-screen\.tsx$/.test(id);
}

/** What no screen is without. */
function isOfFirstScreens(id: string): boolean {
  return /\/(terms-screen\.tsx|reading-half\.ts)$/.test(id);
}

/** They must not bring all of the booking for a field or a dialog. */
function isScreenApart(id: string): boolean {
  return /\/(privacy|newsletter)-screen\.tsx$/.test(id);
}

function isBookingScreen(id: string): boolean {
  return isMakingScreen(id) || isLaterScreen(id);
}

function isLaterScreen(id: string): boolean {
  return isVisitScreen(id) || isTimeScreen(id);
}

function isMakingScreen(id: string): boolean {
  return /\/(configure|tile|intake|cart)-screen\.tsx$/.test(id);
}

function isVisitScreen(id: string): boolean {
  return /\/(confirmation|manage|my-bookings|access-link)-screen\.tsx$/.test(id);
}

/** The form itself comes with its page alone; an edit of a booking has the same one. */
function isDetailsScreen(id: string): boolean {
  return /\/(finalize|confirm-edit)-screen\.tsx$/.test(id);
}

function isTimeScreen(id: string): boolean {
  return /\/(checkout|finalize|move-time|confirm-move)-screen\.tsx$/.test(id);
}

/** Comes only to a tab that edits a booking. */
function isEditPart(id: string): boolean {
  return /\/(visit-banner|edit-changes|confirm-edit-screen|resume-edit-services)\.tsx?$/.test(id);
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, priority: shares.length + 1 },
  // Some files have both schemas and what screens need; the screens' part of them needs no schema library.
  { name: 'schemas', test: /node_modules\/zod\//, priority: shares.length + 1 },
  // Only the planner's map and its picker ask for it.
  {
    name: 'leaflet',
    test: /node_modules\/(@react-leaflet|react-leaflet|leaflet)\//,
    priority: shares.length + 1,
  },
  ...shares.map(
    ([name, fits], index): Rolldown.CodeSplittingGroup => ({
      debugName: name,
      name: (id, graph) => (fits(bringersOf(id, graph)) ? name : null),
      priority: shares.length - index,
    }),
  ),
];
