import * as z from 'zod/mini';
import { fileParams, fileQuery, iconParams, iconQuery, pictureView } from '#shared/api/files.ts';
import { PICTURE_BYTES_MAX, pictureTypes } from '#shared/pictures/picture.ts';
import { keepPicture, readIconOf, readPicture } from '../domain/pictures/keep-picture.ts';
import { Reply, route } from '../http/calls/route.ts';

/** A name for who saves it; what is in it has passed the path's check. */
const NAME_LENGTH = 12;

const shown = {
  method: 'GET',
  who: 'anyone',
  scope: 'catalogue:read',
  tenantInQuery: true,
  limit: 'read',
  status: 200,
  // What has this name never changes.
  cache: 'public, max-age=31536000, immutable',
} as const;

export const fileRoutes = [
  route({
    method: 'POST',
    path: '/admin/files',
    summary: 'Keeps a picture, drawn anew in two sizes; the same again is the same picture',
    who: 'admin',
    role: 'office',
    limit: 'write',
    body: z.custom<Buffer>((value) => Buffer.isBuffer(value)),
    bodyBytesMax: PICTURE_BYTES_MAX,
    fileTypes: pictureTypes,
    status: 201,
    output: pictureView,
    errors: ['admin.denied', 'file.refused', 'file.too_many', 'server.busy'],
    handle: ({ deps, tenant, body }) => keepPicture(deps, tenant, body),
  }),
  route({
    ...shown,
    path: '/files/:hash',
    summary: 'A picture of the company’s, for an <img>, which names the company in its address',
    params: fileParams,
    query: fileQuery,
    mediaType: 'image/webp',
    errors: ['request.not_found'],
    handle: async ({ deps, tenant, params: { hash }, query: { size } }) =>
      new Reply(await readPicture(deps, tenant, hash, size), {
        headers: headersOf(`${hash}${size === 'small' ? '-small' : ''}`, 'webp'),
      }),
  }),
  route({
    ...shown,
    path: '/files/:hash/:icon',
    summary: 'The same as an icon of the installed app or of a tab',
    params: iconParams,
    query: iconQuery,
    mediaType: 'image/png',
    errors: ['request.not_found', 'server.busy'],
    handle: async ({ deps, tenant, params: { hash, icon } }) =>
      new Reply(await readIconOf(deps, tenant, hash, icon), { headers: headersOf(`${hash}-${icon}`, 'png') }),
  }),
];

/** `tag` is made of a hash and words of ours. */
function headersOf(tag: string, ending: 'webp' | 'png'): Readonly<Record<string, string>> {
  return {
    'Content-Type': `image/${ending}`,
    'Content-Disposition': `inline; filename="${tag.slice(0, NAME_LENGTH)}.${ending}"`,
    ETag: `"${tag}"`,
    // Mail that is read in a browser shows it on another site's page.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
