import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { clearDraft } from '../data/drafts/clear-draft.ts';
import { wasDraftedHere } from '../data/drafts/drafted-here.ts';
import { readDraft } from '../data/drafts/read-draft.ts';
import { saveDraft } from '../data/drafts/save-draft.ts';

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
  const [typed, setTyped] = useState<string>();
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    let left = false;
    readDraft(key, draftSchema).then(
      (draft) => {
        if (left || draft === undefined) return;
        // What was typed meanwhile wins.
        setTyped((now) => now ?? draft.text);
        setRestored(draft.text !== initial && !wasDraftedHere(key));
      },
      () => undefined, // then the field is as it would be without
    );
    return () => {
      left = true;
    };
  }, [key, initial]);
  return {
    text: typed ?? initial,
    type: (text) => {
      setTyped(text);
      setRestored(false);
      saveDraft(key, { text });
    },
    isRestored,
    forget: () => {
      setTyped(undefined);
      setRestored(false);
      void clearDraft(key);
    },
  };
}
