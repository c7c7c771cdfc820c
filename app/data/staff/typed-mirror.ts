import * as z from 'zod/mini';
import { instantFromMs } from '#shared/kernel/instant.ts';
import { readMirror, writeMirror } from '../device/mirror.ts';
import type { CopyRow } from './admin-db.ts';
import type { Sealed } from './seal.ts';

/** What staff typed and the database has no room for: sealed as there, and so of no use without its key (LC44). */

export const sealedTexts = z.object({ iv: z.string(), ciphertext: z.string() });
const texts = z.object({
  ...sealedTexts.shape,
  label: z.optional(sealedTexts),
  fetchedAt: z.number(),
});
const mirrored = z.record(z.string(), texts);
type Mirrored = z.infer<typeof mirrored>;

export function readMirroredTyped(id: string): CopyRow | undefined {
  const found = readAll()[id];
  return found && toRow(id, found);
}

export function allMirroredTyped(): readonly CopyRow[] {
  return Object.entries(readAll()).map(([id, found]) => toRow(id, found));
}

function toRow(id: string, { label, fetchedAt, ...body }: Mirrored[string]): CopyRow {
  return {
    id,
    ...toSealed(body),
    ...(label && { label: toSealed(label) }),
    fetchedAt: instantFromMs(fetchedAt),
    isTyped: true,
  };
}

/** False where there is no room either. */
export function mirrorTyped({ id, label, fetchedAt, ...body }: CopyRow): boolean {
  const row = { ...toTexts(body), ...(label && { label: toTexts(label) }), fetchedAt };
  return writeMirror('staff_unsaved', JSON.stringify({ ...readAll(), [id]: row }));
}

/** It was sent or thrown away, or the database has it. */
export function dropMirroredTyped(id: string): void {
  const all = Object.entries(readAll());
  const rest = all.filter(([one]) => one !== id);
  if (rest.length === all.length) return;
  writeMirror('staff_unsaved', rest.length === 0 ? null : JSON.stringify(Object.fromEntries(rest)));
}

function readAll(): Mirrored {
  try {
    const parsed = mirrored.safeParse(JSON.parse(readMirror('staff_unsaved') ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

export function toTexts({ iv, ciphertext }: Sealed): z.infer<typeof sealedTexts> {
  return { iv: toBase64(iv), ciphertext: toBase64(new Uint8Array(ciphertext)) };
}

export function toSealed({ iv, ciphertext }: z.infer<typeof sealedTexts>): Sealed {
  return { iv: fromBase64(iv), ciphertext: fromBase64(ciphertext).buffer };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
