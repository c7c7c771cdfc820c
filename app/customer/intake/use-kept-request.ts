import { useCallback } from 'react';
import * as z from 'zod/mini';
import { newId } from '../../data/device/clock.ts';
import { readDraft } from '../../data/drafts/read-draft.ts';
import { type KeptDraft, useKeptDraft } from '../parts/page/use-kept-draft.ts';
import { blankDraft, type IntakeDraft, isBlank, type RequestKind } from './intake-draft.ts';
import { fillPreset, type IntakePreset, withPreset } from './intake-preset.ts';

const entry = z.custom<number | string>((value) => typeof value === 'number' || typeof value === 'string');
const choice = z.nullable(z.string());

/** A list of one, as every kept form; `useEdited` reads and writes the same. */
const draftsSchema = z.object({
  drafts: z.array(
    z.object({
      id: z.string(),
      description: z.string(),
      categories: z.array(z.string()),
      minutes: z.number(),
      type: choice,
      vehicle: z.boolean(),
      miles: entry,
      area: entry,
      condition: choice,
      budget: entry,
    }),
  ),
});

export type KeptRequest = KeptDraft<IntakeDraft>;

export function requestKey(kind: RequestKind): string {
  return `intake:${kind}`;
}

/** The request being written. `preset` must be stable. */
export function useKeptRequest(kind: RequestKind, preset: IntakePreset): KeptRequest {
  const open = useCallback((kept: IntakeDraft | undefined) => openWith(kept, preset), [preset]);
  return useKeptDraft({ key: requestKey(kind), read: readUnfinished, open });
}

export async function readUnfinished(key: string): Promise<readonly IntakeDraft[]> {
  const kept = await readDraft(key, draftsSchema);
  return kept?.drafts ?? [];
}

function openWith(kept: IntakeDraft | undefined, preset: IntakePreset) {
  if (kept === undefined || isBlank(kept)) {
    return { draft: withPreset(blankDraft(newId()), preset), restored: false };
  }
  return { draft: fillPreset(kept, preset), restored: true };
}
