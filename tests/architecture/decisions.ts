import type { SourceFile } from './source-files.ts';

/** Where everything that was decided stands, each entry as `- **D12** …` or `- **D201 Title.** …`. */
const LIST = 'shared/DECISIONS.md';
const ENTRY = /^- \*\*(D\d+)\b/gm;
const CITED = /\bD\d{1,3}\b/g;

/** Other ways to cite: by numbers of no list, or from papers that are not in the repository. */
const STRAY = [
  /\bdecisions? (?:README )?\d+/gi,
  /\bREADME,? (?:decision )?\d+/gi,
  /\b[AB] ?§ ?\d*/g,
  /\b(?:design|reliability|performance|style|stack) §?\d[\d.]*/gi,
  /\bux(?:,? "?[A-Z\d][\w."]*)/gi,
  /\bthe specification\b/gi,
];

/** Entries that stand twice, citations of no entry, and citations that a reader cannot follow. */
export function findLostDecisions(files: readonly SourceFile[]): readonly string[] {
  const problems: string[] = [];
  const known = new Set<string>();
  for (const [, id = ''] of (files.find(({ path }) => path === LIST)?.text ?? '').matchAll(ENTRY)) {
    if (known.has(id)) problems.push(`${LIST} has ${id} twice: take the next free number`);
    known.add(id);
  }
  for (const { path, text } of files) {
    // What this guard is tried on cites what does not exist.
    if (/^tests\/architecture\/decisions(\.test)?\.ts$/.test(path)) continue;
    for (const id of new Set(text.match(CITED))) {
      if (!known.has(id)) problems.push(`${path} cites ${id}, which is not in ${LIST}`);
    }
    const running = text.replace(/\n[ \t]*(?:\*|\/\/)?[ \t]*/g, ' ');
    for (const [found] of STRAY.flatMap((pattern) => [...running.matchAll(pattern)])) {
      problems.push(`${path} says "${found}": cite an entry of ${LIST} as D12, or say it in words`);
    }
  }
  return problems;
}
