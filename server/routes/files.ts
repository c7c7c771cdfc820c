import * as z from 'zod/mini';
import { fileParams, fileQuery, pictureView } from '#shared/api/files.ts';
import { PICTURE_BYTES_MAX, pictureTypes } from '#shared/pictures/picture.ts';
import { keepPicture, readPicture } from '../domain/pictures/keep-picture.ts';
import { Reply, route } from '../http/calls/route.ts';

/** A name for who saves it; what is in it has passed the path's check. */
const NAME_LENGTH = 12;

export const fileRoutes = [
  route({
    method: 'POST',
    path: '/admin/files',
    summary: 'Keeps a picture, drawn anew in two sizes; the same again is the same picture',
    who: 'admin',
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
    method: 'GET',
    path: '/files/:hash',
    summary: 'A picture of the company’s, for an <img>, which names the company in its address',
    who: 'anyone',
    tenantInQuery: true,
    limit: 'read',
    params: fileParams,
    query: fileQuery,
    status: 200,
    mediaType: 'image/webp',
    errors: ['request.not_found'],
    // What has this name never changes.
    cache: 'public, max-age=31536000, immutable',
    handle: async ({ deps, tenant, params: { hash }, query: { size } }) =>
      new Reply(await readPicture(deps, tenant, hash, size), {
        headers: {
          'Content-Type': 'image/webp',
          'Content-Disposition': `inline; filename="${hash.slice(0, NAME_LENGTH)}.webp"`,
          ETag: `"${hash}${size === 'small' ? '-small' : ''}"`,
          // Mail that is read in a browser shows it on another site's page.
          'Cross-Origin-Resource-Policy': 'cross-origin',
        },
      }),
  }),
];
