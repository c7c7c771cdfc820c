import type { Plugin, Rolldown } from 'vite';

/** The service worker leaves this folder out of what every customer downloads. */
const FOLDER = 'assets/staff/';
/** Not hashed, and so not in /assets, whose files never change. */
const LIST = 'staff-files.json';

const STAFF_ONLY = /\/app\/(admin-routes\.tsx|i18n\/messages\/admin\/)/;

/** Modules that are reached through the back office and in no other way. */
const staffModules = new Set<string>();

/** Known as soon as every module is read, so before they are put into files. */
export function isStaffOnly(id: string): boolean {
  return staffModules.has(id);
}

/**
 * What only the back office needs goes into a folder of its own, and its list into /staff-files.json, by which a device
 * of the team takes it along (app/data/staff/staff-files.ts).
 */
export function staffFiles(): Plugin {
  return {
    name: 'sabal-staff-files',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const customers = reach(
        this,
        ids.filter((id) => this.getModuleInfo(id)?.isEntry),
        STAFF_ONLY,
      );
      const staff = reach(
        this,
        ids.filter((id) => STAFF_ONLY.test(id)),
      );
      staffModules.clear();
      for (const id of staff) if (!customers.has(id)) staffModules.add(id);
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith(FOLDER) && !name.endsWith('.map'));
      const source = JSON.stringify({ files: files.sort().map((name) => `/${name}`) });
      this.emitFile({ type: 'asset', fileName: LIST, source });
    },
  };
}

/** By the name of a script: its sheet is called the same. */
const staffScripts = new Map<string, boolean>();

/** Names for the build's `output`. */
export const staffNames = {
  chunkFileNames: ({ name, moduleIds }: Rolldown.PreRenderedChunk) => {
    const files = moduleIds.filter((id) => !id.startsWith('\0'));
    // A package of many parts is reached by customers even where they use none of the parts that are in this file.
    const own = files.filter((id) => !id.includes('/node_modules/'));
    const judged = own.length > 0 ? own : files;
    const isStaff = judged.length > 0 && judged.every(isStaffOnly);
    if (judged.length > 0) staffScripts.set(name, isStaff && staffScripts.get(name) !== false);
    return `${isStaff ? FOLDER : 'assets/'}[name]-[hash].js`;
  },
  assetFileNames: ({ names: [name = ''] }: Rolldown.PreRenderedAsset) =>
    `${staffScripts.get(name.replace(/\.css$/, '')) ? FOLDER : 'assets/'}[name]-[hash][extname]`,
};

interface Graph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null;
}

function reach(graph: Graph, from: readonly string[], except?: RegExp): ReadonlySet<string> {
  const seen = new Set(from);
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])])
      if (!except?.test(next)) seen.add(next);
  }
  return seen;
}
