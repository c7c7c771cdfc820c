import * as z from 'zod/mini';
import { wasDraftedHere } from '../data/drafts/drafted-here.ts';
import { useDraft } from './use-draft.ts';

/** What stands in a field and was not sent. */
const draftSchema = z.object({ text: z.string() });

interface TextDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** It was typed on an earlier visit: worth a word. */
  readonly isRestored: boolean;
  /** Sent, or given up on purpose. */
  readonly forget: () => void;
}

/** The words of one field, kept on this device until they are sent (LC113). */
export function useTextDraft(key: string, initial = ''): TextDraft {
  const draft = useDraft(key, draftSchema, { text: initial });
  return {
    text: draft.value.text,
    type: (text) => {
      draft.change(() => ({ text }));
      draft.keepRestored();
    },
    isRestored: draft.isRestored && draft.value.text !== initial && !wasDraftedHere(key),
    forget: () => void draft.clear(),
  };
}
