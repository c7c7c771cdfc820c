import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { clearDraft } from '../../data/drafts/clear-draft.ts';
import { readDraft } from '../../data/drafts/read-draft.ts';
import { saveDraft } from '../../data/drafts/save-draft.ts';
import type { PriceEdits } from './price-edits.ts';
import type { PriceRow } from './price-rows.ts';

const DRAFT_KEY = 'admin-prices';
const draftSchema = z.object({
  edits: z.array(z.object({ key: z.string(), text: z.string(), base: z.number() })),
});

export interface EditsInHand {
  readonly edits: PriceEdits;
  /** True until the next edit: what is shown was typed on an earlier visit. */
  readonly restored: boolean;
  readonly type: (row: PriceRow, text: string) => void;
  readonly typeAll: (texts: readonly (readonly [PriceRow, string])[]) => void;
  readonly drop: (keys: readonly string[]) => void;
  readonly dropAll: () => PriceEdits;
  readonly putBack: (edits: PriceEdits) => void;
  /** A conflict is settled for what was typed: it is now typed over the price as it is. */
  readonly keepMine: (row: PriceRow) => void;
}

/** Prices typed and not saved yet; they outlive the screen and the page. Prices are no secret, so a plain draft does. */
export function usePriceEdits(): EditsInHand {
  const [edits, setEdits] = useState<PriceEdits>({});
  const [restored, setRestored] = useState(false);
  // Two changes before the next render both count.
  const latest = useRef<PriceEdits>({});
  useEffect(() => {
    void readDraft(DRAFT_KEY, draftSchema).then((draft) => {
      if (draft === undefined || Object.keys(latest.current).length > 0) return;
      latest.current = Object.fromEntries(draft.edits.map(({ key, ...edit }) => [key, edit]));
      setEdits(latest.current);
      setRestored(true);
    });
  }, []);
  const change = (next: PriceEdits) => {
    latest.current = next;
    setEdits(next);
    setRestored(false);
    if (Object.keys(next).length === 0) void clearDraft(DRAFT_KEY);
    else {
      const kept = Object.entries(next).map(([key, edit]) => ({ key, ...edit }));
      saveDraft(DRAFT_KEY, { edits: kept } satisfies z.infer<typeof draftSchema>);
    }
  };
  const typed = (known: PriceEdits, row: PriceRow, text: string): PriceEdits => ({
    ...known,
    [row.key]: { text, base: known[row.key]?.base ?? row.price },
  });
  return {
    edits,
    restored,
    type: (row, text) => change(typed(latest.current, row, text)),
    typeAll: (texts) => change(texts.reduce((known, [row, text]) => typed(known, row, text), latest.current)),
    drop: (keys) =>
      change(Object.fromEntries(Object.entries(latest.current).filter(([key]) => !keys.includes(key)))),
    dropAll: () => {
      const dropped = latest.current;
      change({});
      return dropped;
    },
    putBack: (dropped) => change({ ...dropped, ...latest.current }),
    keepMine: (row) => {
      const edit = latest.current[row.key];
      if (edit) change({ ...latest.current, [row.key]: { ...edit, base: row.price } });
    },
  };
}
