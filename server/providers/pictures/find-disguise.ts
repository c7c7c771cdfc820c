import type { PictureType } from '#shared/pictures/picture.ts';

/**
 * Whether an upload is a picture and something else at once. Nothing of it would be served, because a picture is drawn
 * anew; but whoever sends one means no picture, so it is said instead of kept.
 */
export function isDisguised(upload: Buffer, type: PictureType): boolean {
  return hasTail(upload, type) || hasMarkup(upload) || endsAsArchive(upload);
}

/** PNG and WebP say where they end. A JPEG does not: cameras append a second picture or a moment of film. */
function hasTail(upload: Buffer, type: PictureType): boolean {
  if (type === 'image/png') {
    const end = upload.lastIndexOf('IEND');
    return end !== -1 && upload.length > end + 'IEND'.length + CHECKSUM_BYTES + TAIL_MAX;
  }
  return type === 'image/webp' && upload.length > upload.readUInt32LE(4) + RIFF_HEAD_BYTES + TAIL_MAX;
}

const CHECKSUM_BYTES = 4;
const RIFF_HEAD_BYTES = 8;
/** Some programs pad. */
const TAIL_MAX = 16;

/** Long enough that no compressed picture holds one by chance: five bytes in eight megabytes are one in 130,000. */
const markup = ['<script', '<!doctype', '<html', '<?php', '<iframe'];
const spellings = markup.flatMap((word) => [word, word.toUpperCase()]);
/** Readers of PDF look for it this far in. */
const PDF_WITHIN = 1024;

function hasMarkup(upload: Buffer): boolean {
  return (
    spellings.some((word) => upload.includes(word, 0, 'latin1')) ||
    upload.subarray(0, PDF_WITHIN).includes('%PDF-')
  );
}

/** The last record of a ZIP stands within its longest comment of the end; JAR and office files are ZIPs too. */
const ARCHIVE_WITHIN = 65_535 + 22;

function endsAsArchive(upload: Buffer): boolean {
  return upload.subarray(Math.max(0, upload.length - ARCHIVE_WITHIN)).includes('PK\x05\x06', 0, 'latin1');
}
