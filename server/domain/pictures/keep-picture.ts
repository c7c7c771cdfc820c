import { createHash } from 'node:crypto';
import type { PictureView } from '#shared/api/files.ts';
import type { IconName } from '#shared/pictures/icon.ts';
import { findPictureFault, type PictureSize } from '#shared/pictures/picture.ts';
import { storedPicture } from '#shared/pictures/picture-url.ts';
import {
  countFiles,
  type FileRow,
  insertFile,
  readFile,
  readIcon,
  renewFile,
  writeIcons,
} from '../../db/repos/files.ts';
import type { Tenant } from '../../db/tenant.ts';
import { readAsTenant, withTenant } from '../../db/with-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { TooManyPictures } from '../../providers/pictures/port.ts';

/** More than a catalogue of every kind shows; what is no longer shown goes by itself (jobs/tidy.ts). */
const FILES_MAX = 500;

/**
 * Keeps a picture, drawn anew in two sizes (D400). The same bytes again are the same picture, and cost no drawing.
 * Throws file.refused with `fields.file` (shared/pictures), file.too_many, and server.busy when too many wait.
 */
export async function keepPicture(deps: Deps, tenant: Tenant, upload: Buffer): Promise<PictureView> {
  const fault = findPictureFault(upload.length, upload);
  if (fault !== undefined) throw new AppError('file.refused', { fields: { file: fault } });
  const hash = createHash('sha256').update(upload).digest('hex');
  const known = await withTenant(deps.db, tenant.id, async (tx) => {
    const renewed = await renewFile(tx, hash, deps.now());
    if (renewed === undefined && (await countFiles(tx)) >= FILES_MAX) throw new AppError('file.too_many');
    return renewed;
  });
  if (known !== undefined) return toView(known);
  const { large, small } = await draw(deps, upload);
  const row = {
    ...{ hash, width: large.width, height: large.height },
    ...{ smallWidth: small.width, smallHeight: small.height },
  };
  const file = { ...row, type: 'image/webp', large: large.bytes, small: small.bytes } as const;
  await withTenant(deps.db, tenant.id, (tx) => insertFile(tx, { ...file, createdAt: deps.now() }));
  return toView(row);
}

async function draw({ pictures }: Deps, upload: Buffer) {
  const made = await pictures.make(upload).catch(tellBusy);
  if (!made.ok) throw new AppError('file.refused', { fields: { file: made.fault } });
  return made.files;
}

function tellBusy(error: unknown): never {
  throw error instanceof TooManyPictures ? new AppError('server.busy') : error;
}

function toView({ hash, width, height, smallWidth, smallHeight }: FileRow): PictureView {
  const small = { width: smallWidth, height: smallHeight };
  return { hash, url: storedPicture(hash), width, height, small };
}

/** For anybody: what an owner uploads is meant for customers. Throws request.not_found. */
export async function readPicture(
  deps: Deps,
  tenant: Tenant,
  hash: string,
  size: PictureSize = 'large',
): Promise<Buffer> {
  const [row] = await readAsTenant<{ bytes: Buffer }>(deps.db, tenant.id, readFile[size], [tenant.id, hash]);
  if (row === undefined) throw new AppError('request.not_found');
  return row.bytes;
}

/** Made of the picture when it is first asked for, all of them at once. Throws request.not_found, server.busy. */
export async function readIconOf(deps: Deps, tenant: Tenant, hash: string, name: IconName): Promise<Buffer> {
  const values = [tenant.id, hash];
  const [row] = await readAsTenant<{ bytes: Buffer | null }>(deps.db, tenant.id, readIcon[name], values);
  if (row === undefined) throw new AppError('request.not_found');
  if (row.bytes !== null) return row.bytes;
  const icons = await deps.pictures.makeIcons(await readPicture(deps, tenant, hash)).catch(tellBusy);
  await withTenant(deps.db, tenant.id, (tx) => writeIcons(tx, hash, icons));
  return icons[name];
}
