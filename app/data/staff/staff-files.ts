import * as z from 'zod/mini';
import { hasAdminToken } from './admin-token.ts';

/** Also in app/sw/keep-staff-files.ts. */
export const STAFF_CACHE = 'staff-files-v1';
/** Made by app/bundle/staff-files.ts. */
const LIST = '/staff-files.json';
const AT_ONCE = 4;

const list = z.object({ files: z.array(z.string()) });

/**
 * Brings the code of the whole back office to this device, so that any of its screens opens without a connection (LC90).
 * Customers never download it. `tell` hears how many files of how many are there. Once `isOver`, nothing more comes, and
 * nothing of this run stays that a logout meanwhile could not see.
 */
export async function keepStaffFiles(
  tell: (done: number, all: number) => void,
  isOver: () => boolean = () => false,
): Promise<void> {
  if (globalThis.caches === undefined || navigator.serviceWorker === undefined) return; // plain http
  const cache = await caches.open(STAFF_CACHE);
  await copyFiles(cache, tell, isOver).finally(() => {
    if (isOver() && !hasAdminToken()) return dropStaffFiles();
  });
}

async function copyFiles(
  cache: Cache,
  tell: (done: number, all: number) => void,
  isOver: () => boolean,
): Promise<void> {
  const wanted = await readList(cache);
  if (wanted === undefined) return;
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = wanted.filter((path) => !kept.has(path));
  let done = wanted.length - missing.length;
  tell(done, wanted.length);
  const take = async (): Promise<void> => {
    for (let path = missing.pop(); path !== undefined && !isOver(); path = missing.pop()) {
      await cache.add(path);
      done += 1;
      tell(done, wanted.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, take));
  if (isOver()) return;
  // An older page may still need files of its own build; the new one clears up after it.
  if (!wanted.includes(new URL(import.meta.url).pathname)) return;
  const old = [...kept].filter((path) => path !== LIST && !wanted.includes(path));
  await Promise.all(old.map((path) => cache.delete(path)));
}

export async function dropStaffFiles(): Promise<void> {
  await globalThis.caches?.delete(STAFF_CACHE).catch(() => false);
}

async function readList(cache: Cache): Promise<readonly string[] | undefined> {
  try {
    await cache.add(LIST);
    const parsed = list.safeParse(await (await cache.match(LIST))?.json());
    return parsed.success ? parsed.data.files : undefined;
  } catch {
    return undefined; // a development server has no such list
  }
}
