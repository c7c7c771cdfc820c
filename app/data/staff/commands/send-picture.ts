import * as z from 'zod/mini';
import { type PictureView, pictureView } from '#shared/api/files.ts';
import {
  findPictureFault,
  type PictureFault,
  pictureFaults,
  typeOfPicture,
} from '#shared/pictures/picture.ts';
import type { Answer } from '../../wire/http.ts';
import { sendWithProgress } from '../../wire/send-with-progress.ts';
import { adminCall } from '../admin-call.ts';

/** As long as the server waits for it: eight megabytes over a slow line. */
const SENDING_MAX_MS = 150_000;
/** Enough to tell what a file is. */
const HEAD_BYTES = 16;

interface Sending {
  /** From 0 to 1. */
  readonly onSent: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Undefined when it is worth sending. A file that can no longer be read is broken. */
export async function findFaultOfFile(file: Blob): Promise<PictureFault | undefined> {
  const head = await headOf(file);
  return head === undefined ? 'broken' : findPictureFault(file.size, head);
}

/** 422 `file.refused` with `fields.file` (`pictureFaultOf`) when the server does not take it. */
export async function sendPicture(file: Blob, { onSent, signal }: Sending): Promise<Answer<PictureView>> {
  const head = (await headOf(file)) ?? new Uint8Array();
  return adminCall({
    method: 'POST',
    path: '/admin/files',
    // Systems name files by their ending, which may be anything.
    body: { file: file.slice(0, file.size, typeOfPicture(head) ?? 'application/octet-stream') },
    schema: pictureView,
    send: sendWithProgress(onSent),
    timeoutMs: SENDING_MAX_MS,
    signal,
  });
}

const refused = z.object({ fields: z.object({ file: z.enum(pictureFaults) }) });

/** Why the server refused a picture; undefined when that is not why. */
export function pictureFaultOf(body: unknown): PictureFault | undefined {
  const said = refused.safeParse(body);
  return said.success ? said.data.fields.file : undefined;
}

async function headOf(file: Blob): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  } catch {
    return undefined;
  }
}
