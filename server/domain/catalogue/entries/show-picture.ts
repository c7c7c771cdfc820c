import { hashOfPicture } from '#shared/pictures/picture-url.ts';
import { showFile } from '../../../db/repos/files.ts';
import type { Tx } from '../../../db/with-tenant.ts';
import { AppError } from '../../../errors/app-error.ts';

/**
 * An entry begins to show this picture, which is then kept as long as one does (D401). A drawing of ours, or none, needs
 * nothing. Throws request.invalid with `fields` where the upload is not there, or not any more.
 */
export async function showPicture(tx: Tx, image: string): Promise<void> {
  const hash = hashOfPicture(image);
  if (hash === undefined || (await showFile(tx, hash))) return;
  throw new AppError('request.invalid', { fields: { image: 'invalid' } });
}
