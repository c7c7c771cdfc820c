import { useState } from 'react';
import { clearDraft } from '../../../data/drafts/clear-draft.ts';
import { saveDraft } from '../../../data/drafts/save-draft.ts';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';

interface Kept<Draft> {
  readonly draft: Draft;
  /** What is on screen was written on an earlier visit. */
  readonly restored: boolean;
  readonly failed: boolean;
}

export interface KeptDraft<Draft> {
  /** `undefined` until the device has answered. */
  readonly state: Kept<Draft> | undefined;
  /** How often the form was begun anew: as its key, it forgets where the person has been. */
  readonly opened: number;
  readonly change: (draft: Draft) => void;
  readonly keepRestored: () => void;
  readonly startOver: () => void;
}

interface KeptDraftInput<Draft> {
  readonly key: string;
  readonly read: (key: string) => Promise<readonly Draft[]>;
  /** What the form starts with, given what was kept. */
  readonly open: (kept: Draft | undefined) => Pick<Kept<Draft>, 'draft' | 'restored'>;
}

/** What is being written: kept on the device with every change and offered again. `read` and `open` must be stable. */
export function useKeptDraft<Draft>({ key, read, open }: KeptDraftInput<Draft>): KeptDraft<Draft> {
  const [state, setState] = useState<Kept<Draft>>();
  const [opened, setOpened] = useState(0);
  useWhenLoaded(
    () => read(key),
    ([kept]) => setState({ ...open(kept), failed: false }),
    [key, read, open],
    () => setState({ ...open(undefined), failed: true }),
  );
  return {
    state,
    opened,
    change: (draft) => {
      saveDraft(key, { drafts: [draft] });
      setState((before) => before && { ...before, draft });
    },
    keepRestored: () => setState((before) => before && { ...before, restored: false }),
    startOver: () => {
      void clearDraft(key);
      setState({ ...open(undefined), failed: false });
      setOpened((before) => before + 1);
    },
  };
}
