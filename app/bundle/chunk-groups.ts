import type { Rolldown } from 'vite';
import { isStaffOnly } from './staff-files.ts';

const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|dexie|dexie-react-hooks|i18next|react-i18next)\//;

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/**
 * The files that are downloaded by name (the page and everything behind an `import()`) and bring this module along. Of
 * what customers have, only theirs: how their files are cut must not depend on what the team looks at.
 */
function bringersOf(id: string, graph: Graph): readonly string[] {
  const all = allBringersOf(id, graph);
  const customers = all.filter((each) => !isStaffOnly(each));
  return customers.length > 0 ? customers : all;
}

function allBringersOf(id: string, graph: Graph): readonly string[] {
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
 * module and what it imports, so the order matters: what the page itself needs; what the first screens of a visit share
 * with others, and among themselves; what even a form apart from any booking needs; what screens share with the parts of
 * app/local that talk to the server (where a cart is put together, where a booking is shown, where a time is asked for);
 * what screens that put a cart together share with later ones, with the cart, and among themselves; what the screens
 * share where one looks at a booking, with the home of whoever has one and among themselves, where a time is chosen,
 * where name and address are asked for, where a booking is edited; the shapes of kept forms; then those parts of app/local
 * themselves. A new screen goes into one of the lists below: left out, it waits for all of the chunk that has the first
 * thing it shares.
 */
const shares: readonly [name: string, fits: (bringers: readonly string[]) => boolean][] = [
  ['frame', (by) => by.some((id) => id.endsWith('/index.html'))],
  [
    'common',
    (by) =>
      (by.some(isFirstScreen) && !by.every(isBrowsing)) ||
      (by.some(isOfFirstScreens) && by.some(isBookingScreen)),
  ],
  ['browse', (by) => by.length > 1 && by.some(isFirstScreen)],
  ['forms', (by) => by.some(isScreenApart) && by.some(isMakingScreen)],
  ['contact', (by) => by.some(isScreenApart) && by.some(isBookingScreen)],
  [
    'device',
    (by) =>
      (by.some(isHalf) && by.some(isMakingScreen)) ||
      (by.some((id) => id.endsWith('/network-half.ts')) && by.some(isBookingScreen)),
  ],
  ['booked', (by) => by.some(isHalf) && by.some(isVisitScreen)],
  ['wishes', (by) => by.some(isHalf) && by.some(isBookingScreen)],
  [
    'totals',
    (by) =>
      by.some(isMakingScreen) &&
      (by.some(isVisitScreen) || (by.some(isChoosingScreen) && by.some(isLaterScreen))),
  ],
  ['order', (by) => by.some(isMakingScreen) && by.some(isLaterScreen)],
  ['parts', (by) => by.some(isChoosingScreen) && by.some(isCartScreen)],
  ['choose', (by) => by.some(isRoomScreen) && by.some(isRequestScreen)],
  ['rooms', (by) => by.length > 1 && by.some(isRoomScreen)],
  ['requests', (by) => by.filter(isRequestScreen).length > 1],
  ['returning', (by) => by.some(isReturning) && by.some(isVisitScreen) && !by.some(isDetailsScreen)],
  ['visits', (by) => by.length > 1 && by.some(isVisitScreen)],
  ['calendar', (by) => by.length > 1 && by.some(isTimeScreen) && !by.some(isDetailsScreen)],
  ['times', (by) => by.length > 1 && by.some(isTimeScreen) && !by.every(isDetailsScreen)],
  ['details', (by) => by.length > 1 && by.every(isDetailsScreen)],
  ['edit', (by) => by.length > 1 && by.some(isEditPart)],
  ['shapes', (by) => by.some(isHalf) && by.some((id) => id.endsWith('-shape.ts'))],
  ['reading', (by) => by.some((id) => id.endsWith('/reading-half.ts'))],
  ['network', (by) => by.some((id) => id.endsWith('/network-half.ts'))],
  ['sending', (by) => by.some((id) => id.endsWith('/sending-half.ts'))],
  ['staff', (by) => by.length > 1 && by.every(isStaffOnly)],
];

function isFirstScreen(id: string): boolean {
  return /\/(home|catalogue)-screen\.tsx$/.test(id);
}

/** The first screens and what shows a piece of them elsewhere or late. */
function isBrowsing(id: string): boolean {
  return isFirstScreen(id) || /\/(popular-services|reviews|film-player)\.tsx$/.test(id);
}

/** What no screen is without. */
function isOfFirstScreens(id: string): boolean {
  return /\/(terms-screen\.tsx|reading-half\.ts)$/.test(id);
}

/** They must not bring all of the booking for a field or a dialog. */
function isScreenApart(id: string): boolean {
  return /\/(privacy|newsletter)-screen\.tsx$/.test(id);
}

function isHalf(id: string): boolean {
  return /\/(network|sending)-half\.ts$/.test(id);
}

function isBookingScreen(id: string): boolean {
  return isMakingScreen(id) || isLaterScreen(id);
}

function isLaterScreen(id: string): boolean {
  return isVisitScreen(id) || isTimeScreen(id);
}

function isMakingScreen(id: string): boolean {
  return isChoosingScreen(id) || isCartScreen(id);
}

function isChoosingScreen(id: string): boolean {
  return isRoomScreen(id) || isRequestScreen(id);
}

function isRoomScreen(id: string): boolean {
  return /\/(configure|tile)-screen\.tsx$/.test(id);
}

function isRequestScreen(id: string): boolean {
  return /\/(intake|planner)-screen\.tsx$/.test(id);
}

function isCartScreen(id: string): boolean {
  return id.endsWith('/cart-screen.tsx');
}

function isVisitScreen(id: string): boolean {
  return /\/(confirmation|manage|my-bookings|access-link)-screen\.tsx$/.test(id);
}

/** The form itself comes with its page alone; an edit of a booking has the same one. */
/** What home shows to whoever was here before. */
function isReturning(id: string): boolean {
  return id.endsWith('/home/returning.tsx');
}

/** And what comes late into both. */
function isDetailsScreen(id: string): boolean {
  return /\/((finalize|confirm-edit)-screen|left-off)\.tsx$/.test(id);
}

function isTimeScreen(id: string): boolean {
  return /\/(checkout|finalize|confirm-edit|move-time|confirm-move)-screen\.tsx$/.test(id);
}

/** Comes only to a tab that edits a booking. */
function isEditPart(id: string): boolean {
  return /\/(visit-banner|edit-changes|confirm-edit-screen|resume-edit-services)\.tsx?$/.test(id);
}

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, priority: shares.length + 1 },
  // Some files have both schemas and what screens need; the screens' part of them needs no schema library.
  { name: 'schemas', test: /node_modules\/zod\//, priority: shares.length + 1 },
  {
    name: 'fullcalendar',
    test: /node_modules\/(@fullcalendar|@full-ui|temporal-polyfill|temporal-utils)\//,
    priority: shares.length + 1,
    includeDependenciesRecursively: false,
  },
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
      // What customers share with the back office must not go where they would have to fetch it from there.
      ...(name === 'staff' && { includeDependenciesRecursively: false }),
    }),
  ),
];
