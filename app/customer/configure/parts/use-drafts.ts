import { useEffect, useRef, useState } from 'react';
import { clearDraft } from '../../../data/drafts/clear-draft.ts';
import { saveDraft } from '../../../data/drafts/save-draft.ts';

/** The list of things being configured: kept on the device with every change and offered again. */
export interface Drafts<Draft> {
  /** `undefined` until the device has answered. */
  readonly drafts: readonly Draft[] | undefined;
  /** True while what is on screen came from an earlier visit. */
  readonly restored: boolean;
  readonly failed: boolean;
  readonly change: (change: (drafts: readonly Draft[]) => readonly Draft[]) => void;
  readonly keepRestored: () => void;
  readonly startOver: () => void;
}

/** `load` must be stable between renders; it reads the draft row `key` and leaves out what is no longer sold. */
export function useDrafts<Draft>(key: string, load: () => Promise<readonly Draft[]>): Drafts<Draft> {
  const [state, setState] = useState<Pick<Drafts<Draft>, 'drafts' | 'restored' | 'failed'>>({
    drafts: undefined,
    restored: false,
    failed: false,
  });
  // Two changes before the next render both count.
  const latest = useRef<readonly Draft[]>([]);
  useEffect(() => {
    let gone = false;
    const show = (drafts: readonly Draft[], failed: boolean) => {
      if (gone) return;
      latest.current = drafts;
      setState({ drafts, restored: drafts.length > 0, failed });
    };
    load().then(
      (drafts) => show(drafts, false),
      () => show([], true),
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return {
    ...state,
    change: (change) => {
      const drafts = change(latest.current);
      latest.current = drafts;
      saveDraft(key, { drafts });
      setState((before) => ({ ...before, drafts }));
    },
    keepRestored: () => setState((before) => ({ ...before, restored: false })),
    startOver: () => {
      void clearDraft(key);
      latest.current = [];
      setState({ drafts: [], restored: false, failed: false });
    },
  };
}
