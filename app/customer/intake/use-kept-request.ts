import { useEffect, useState } from 'react';
import { newId } from '../../local/clock.ts';
import { clearDraft } from '../../local/commands/clear-draft.ts';
import { saveDraft } from '../../local/commands/save-draft.ts';
import { readDraft } from '../../local/reads/draft.ts';
import { blankDraft, type IntakeDraft, isBlank, type RequestKind } from './intake-draft.ts';
import { fillPreset, type IntakePreset, withPreset } from './intake-preset.ts';

interface Kept {
  readonly draft: IntakeDraft;
  /** What is on screen was written on an earlier visit. */
  readonly restored: boolean;
  readonly failed: boolean;
}

export interface KeptRequest {
  /** `undefined` until the device has answered. */
  readonly state: Kept | undefined;
  readonly change: (draft: IntakeDraft) => void;
  readonly keepRestored: () => void;
  readonly startOver: () => void;
}

export function requestKey(kind: RequestKind): string {
  return `intake:${kind}`;
}

/** The request being written: kept on the device with every change and offered again. `preset` must be stable. */
export function useKeptRequest(kind: RequestKind, preset: IntakePreset): KeptRequest {
  const [state, setState] = useState<Kept>();
  useEffect(() => {
    let left = false;
    readUnfinished(requestKey(kind)).then(
      (drafts) => !left && setState(openWith(drafts[0], preset)),
      () => !left && setState({ ...openWith(undefined, preset), failed: true }),
    );
    return () => {
      left = true;
    };
  }, [kind, preset]);
  return {
    state,
    change: (draft) => {
      saveDraft(requestKey(kind), { drafts: [draft] });
      setState((before) => before && { ...before, draft });
    },
    keepRestored: () => setState((before) => before && { ...before, restored: false }),
    startOver: () => {
      void clearDraft(requestKey(kind));
      setState(openWith(undefined, preset));
    },
  };
}

export async function readUnfinished(key: string): Promise<readonly IntakeDraft[]> {
  const kept = await readDraft(key, async () => (await import('./intake-draft-shape.ts')).intakeDraftsShape);
  return kept?.drafts ?? [];
}

function openWith(kept: IntakeDraft | undefined, preset: IntakePreset): Kept {
  if (kept === undefined || isBlank(kept)) {
    return { draft: withPreset(blankDraft(newId()), preset), restored: false, failed: false };
  }
  return { draft: fillPreset(kept, preset), restored: true, failed: false };
}
