import { useCallback } from 'react';
import * as z from 'zod/mini';
import {
  blankRequest,
  isBlank,
  type RequestDraft,
  type RequestKind,
  requestDraft,
} from '../../booking/request/request-draft.ts';
import { newId } from '../../data/device/clock.ts';
import { readDraft } from '../../data/drafts/read-draft.ts';
import { type KeptDraft, useKeptDraft } from '../parts/page/use-kept-draft.ts';
import { fillPreset, type IntakePreset, withPreset } from './intake-preset.ts';

/** A list of one, as every kept form; `useEdited` reads and writes the same. */
const draftsSchema = z.object({ drafts: z.array(requestDraft) });

export type KeptRequest = KeptDraft<RequestDraft>;

export function requestKey(kind: RequestKind): string {
  return `intake:${kind}`;
}

/** The request being written. `preset` must be stable. */
export function useKeptRequest(kind: RequestKind, preset: IntakePreset): KeptRequest {
  const open = useCallback((kept: RequestDraft | undefined) => openWith(kept, preset), [preset]);
  return useKeptDraft({ key: requestKey(kind), read: readUnfinished, open });
}

export async function readUnfinished(key: string): Promise<readonly RequestDraft[]> {
  const kept = await readDraft(key, draftsSchema);
  return kept?.drafts ?? [];
}

function openWith(kept: RequestDraft | undefined, preset: IntakePreset) {
  if (kept === undefined || isBlank(kept)) {
    return { draft: withPreset(blankRequest(newId()), preset), restored: false };
  }
  return { draft: fillPreset(kept, preset), restored: true };
}
