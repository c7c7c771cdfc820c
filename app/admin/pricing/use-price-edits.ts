import * as z from 'zod/mini';
import { useDraft } from '../../frame/use-draft.ts';
import { type JudgedEdit, type PriceEdits, settledEdits } from './price-edits.ts';
import type { PriceRow } from './price-rows.ts';

const DRAFT_KEY = 'admin-prices';
const draftSchema = z.object({
  edits: z.array(z.object({ key: z.string(), text: z.string(), base: z.number() })),
});

type KeptEdits = z.infer<typeof draftSchema>;

const nothing: KeptEdits = { edits: [] };

export interface EditsInHand {
  readonly edits: PriceEdits;
  /** True until the next edit: what is shown was typed on an earlier visit. */
  readonly restored: boolean;
  readonly type: (row: PriceRow, text: string) => void;
  /** Also over what was typed there; answers what was in hand before. */
  readonly typeAll: (texts: readonly (readonly [PriceRow, string])[]) => PriceEdits;
  /** As it was in hand before. */
  readonly goBackTo: (edits: PriceEdits) => void;
  /** What is saved goes, unless something else was typed since it was sent: that stays, over the price as it is now. */
  readonly settle: (saved: readonly JudgedEdit[]) => void;
  readonly drop: (keys: readonly string[]) => void;
  readonly dropAll: () => PriceEdits;
  readonly putBack: (edits: PriceEdits) => void;
  /** A conflict is settled for what was typed: it is now typed over the price as it is. */
  readonly keepMine: (row: PriceRow) => void;
}

/** Prices typed and not saved yet; they outlive the screen and the page. Prices are no secret, so a plain draft does. */
export function usePriceEdits(): EditsInHand {
  const draft = useDraft(DRAFT_KEY, draftSchema, nothing);
  const edits = editsOf(draft.value);
  const change = (change: (known: PriceEdits) => PriceEdits) => {
    draft.change((before) => ({
      edits: Object.entries(change(editsOf(before))).map(([key, edit]) => ({ key, ...edit })),
    }));
    draft.keepRestored();
  };
  const typed = (known: PriceEdits, row: PriceRow, text: string): PriceEdits => ({
    ...known,
    [row.key]: { text, base: known[row.key]?.base ?? row.price },
  });
  return {
    edits,
    restored: draft.isRestored && draft.value.edits.length > 0,
    type: (row, text) => change((known) => typed(known, row, text)),
    typeAll: (texts) => {
      change((before) => texts.reduce((known, [row, text]) => typed(known, row, text), before));
      return edits;
    },
    goBackTo: (before) => change(() => before),
    settle: (saved) => change((known) => settledEdits(known, saved)),
    drop: (keys) =>
      change((known) => Object.fromEntries(Object.entries(known).filter(([key]) => !keys.includes(key)))),
    dropAll: () => {
      change(() => ({}));
      return edits;
    },
    putBack: (dropped) => change((known) => ({ ...dropped, ...known })),
    keepMine: (row) =>
      change((known) => {
        const edit = known[row.key];
        return edit ? { ...known, [row.key]: { ...edit, base: row.price } } : known;
      }),
  };
}

function editsOf({ edits }: KeptEdits): PriceEdits {
  return Object.fromEntries(edits.map(({ key, ...edit }) => [key, edit]));
}
