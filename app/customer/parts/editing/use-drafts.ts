import { useCallback, useState } from 'react';
import type * as z from 'zod/mini';
import { useDraft } from '../../../frame/use-draft.ts';

interface Kept {
  /** True while what is on screen came from an earlier visit. */
  readonly restored: boolean;
  readonly failed: boolean;
  readonly keepRestored: () => void;
  readonly startOver: () => void;
}

/** The list of things being configured: kept on the device with every change and offered again. */
export interface Drafts<Draft> extends Kept {
  /** `undefined` until the device has answered. */
  readonly drafts: readonly Draft[] | undefined;
  readonly change: (change: (drafts: readonly Draft[]) => readonly Draft[]) => void;
}

/** The same of the one thing that a form is about. */
export interface OneDraft<Draft> extends Kept {
  /** `undefined` until the device has answered. */
  readonly draft: Draft | undefined;
  readonly change: (draft: Draft) => void;
}

interface KeptList<Draft> {
  readonly drafts: readonly Draft[];
}

export type DraftsSchema<Draft> = z.ZodMiniType<KeptList<Draft>>;

/** `mend` must be stable between renders; it leaves out what is no longer sold, or says nothing. */
export function useDrafts<Draft>(
  key: string,
  schema: DraftsSchema<Draft>,
  mend: (drafts: readonly Draft[]) => readonly Draft[] = keepAll,
): Drafts<Draft> {
  const mendList = useCallback(({ drafts }: KeptList<Draft>) => ({ drafts: mend(drafts) }), [mend]);
  const draft = useDraft<KeptList<Draft>>(key, schema, none, mendList);
  const { drafts } = draft.value;
  return {
    drafts: draft.isRead ? drafts : undefined,
    restored: draft.isRestored && drafts.length > 0,
    failed: draft.isFailed,
    change: (change) => draft.change((before) => ({ drafts: change(before.drafts) })),
    keepRestored: draft.keepRestored,
    startOver: () => void draft.clear(),
  };
}

/** A list of one. `blank` is what the form begins with, and each time another when it is begun anew. */
export function useOneDraft<Draft>(
  key: string,
  schema: DraftsSchema<Draft>,
  blank: () => Draft,
  mend: (drafts: readonly Draft[]) => readonly Draft[],
): OneDraft<Draft> {
  const { drafts, change, ...kept } = useDrafts(key, schema, mend);
  const [fresh, setFresh] = useState(blank);
  return {
    ...kept,
    draft: drafts && (drafts[0] ?? fresh),
    change: (draft) => change(() => [draft]),
    startOver: () => {
      setFresh(blank());
      kept.startOver();
    },
  };
}

const none = { drafts: [] };

function keepAll<Draft>(drafts: readonly Draft[]): readonly Draft[] {
  return drafts;
}
