import { isCode, isTest, type SourceFile } from './source-files.ts';
import { stripComments } from './strip-comments.ts';

interface Impurity {
  readonly pattern: RegExp;
  readonly advice: string;
}

const clock = 'take the time as an argument (now: Instant)';
const wall =
  "this answers in the machine's zone; use shared/agenda/local-day.ts and local-time.ts, or a UTC method";
const world = 'shared/ does no I/O; take the value as an argument';

const impurities: readonly Impurity[] = [
  { pattern: /\bDate\.now\b/, advice: clock },
  { pattern: /\bnew Date\s*(?:\(\s*\)|(?![\s(]))/, advice: clock },
  { pattern: /(?<!new )\bDate\(/, advice: clock },
  { pattern: /\bperformance\./, advice: clock },
  { pattern: /\bset(?:Timeout|Interval|Immediate)\b/, advice: clock },
  { pattern: /\bMath\.random\b/, advice: 'take the random value or the new id as an argument' },
  { pattern: /\bcrypto\b/, advice: 'take the random value or the new id as an argument' },
  { pattern: /\bnew Date\([^()]*,/, advice: wall },
  { pattern: /\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds)\(/, advice: wall },
  { pattern: /\.getTimezoneOffset\(/, advice: wall },
  { pattern: /\.to(?:Date|Time|Locale(?:Date|Time)?)String\(/, advice: wall },
  { pattern: /\bprocess\./, advice: world },
  {
    pattern: /\b(?:globalThis|window|document|navigator|localStorage|sessionStorage|indexedDB)\b\s*[.[]/,
    advice: world,
  },
  { pattern: /\b(?:fetch|require)\(/, advice: world },
  { pattern: /\bconsole\./, advice: world },
];

/** What would make the same call answer differently twice, in the code of shared/. */
export function findImpurities(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter((file) => file.path.startsWith('shared/') && isCode(file) && !isTest(file))
    .flatMap(({ path, text }) =>
      stripComments(text)
        .split('\n')
        .flatMap((line, index) =>
          impurities
            .filter(({ pattern }) => pattern.test(line))
            .map(({ advice }) => `${path}:${index + 1} ${line.trim()}: ${advice}`),
        ),
    );
}
