import { useCallback } from 'react';
import type * as z from 'zod/mini';
import { useDraft } from '../../../frame/use-draft.ts';

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

interface KeptList<Draft> {
  readonly drafts: readonly Draft[];
}

/** `keepSold` must be stable between renders; it leaves out what is no longer sold. */
export function useDrafts<Draft>(
  key: string,
  schema: z.ZodMiniType<KeptList<Draft>>,
  keepSold: (drafts: readonly Draft[]) => readonly Draft[],
): Drafts<Draft> {
  const mend = useCallback(({ drafts }: KeptList<Draft>) => ({ drafts: keepSold(drafts) }), [keepSold]);
  const draft = useDraft<KeptList<Draft>>(key, schema, none, mend);
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

const none = { drafts: [] };
