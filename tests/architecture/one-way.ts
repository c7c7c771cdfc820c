import { isCode, isTest, type SourceFile } from './source-files.ts';
import { stripComments } from './strip-comments.ts';

interface OneWay {
  /** The one file, or folder, that does it by hand. */
  readonly home: string;
  readonly byHand: RegExp;
  readonly advice: string;
}

/** What app and server have one helper for; by hand it is done in the helper alone (D270). */
const ways: readonly OneWay[] = [
  {
    home: 'app/store.ts',
    byHand: /new Set<\(\) => void>\(\)/,
    advice: 'keeps listeners of its own: take createStore of app/store.ts',
  },
  {
    home: 'app/data/device/context.ts',
    byHand: /\bdb\s*\.contexts\s*\./,
    advice: 'reads or writes contexts by hand: take context(key) of app/data/device/context.ts',
  },
  {
    home: 'app/data/drafts/',
    byHand: /\bdb\s*\.drafts\s*\./,
    advice: 'reads or writes drafts by hand: take useDraft, or clearDraft and dropDrafts of app/data/drafts',
  },
  {
    home: 'app/frame/use-draft.ts',
    byHand: /import \{[^}]*\b(?:readDraft|saveDraft)\b/,
    advice: 'reads or saves a draft by hand: take useDraft of app/frame/use-draft.ts',
  },
  {
    home: 'app/ui/use-loaded.ts',
    byHand: /\blet (?:is)?(?:left|gone|here|unmounted|cancell?ed) = (?:true|false)/i,
    advice: 'keeps a cancel flag: take useWhenLoaded of app/ui/use-loaded.ts',
  },
  {
    home: 'server/providers/within.ts',
    byHand: /AbortSignal\s*\.any\(/,
    advice: 'joins signals, which loses time limits: take within of server/providers/within.ts',
  },
];

/** One line for each file that does by hand what a helper is for. */
export function findSecondWays(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => /^(?:app|server)\//.test(file.path) && isCode(file) && !isTest(file))
    .flatMap(({ path, text }) => {
      const code = stripComments(text);
      return ways
        .filter(({ home, byHand }) => !path.startsWith(home) && byHand.test(code))
        .map(({ advice }) => `${path} ${advice}`);
    });
}
