import { isTest, type SourceFile } from './source-files.ts';

/** A rule begins its line as `**PR3**` or, with a title, `**PR3 Rounding.**`; also in a list or a heading. */
const RULE = /^(?:[-*] |#{2,6} |\| ?)?\*\*([A-Z]{2}\d+)(?: [^*\n]+)?\*\*/gm;
/** Looks like a rule but would not be counted. */
const UNMARKED = /^(?:[-*] |#{2,6} |\| ?)?([A-Z]{2}\d+)\b(?=[.:]? {1,2}\S| ?\|)/gm;
/** A test's name begins with the rules it proves: `[PR3] …` or `[PR3][PR4] …`. */
const CITED = /(['"`])((?:\[[A-Z]{2}\d+\] ?)+)/g;
const UNPROVEN = /\b(?:test|it|describe)\.(?:skip|todo|fails)\(\s*(['"`])\[/g;

/** Rules without a test, citations without a rule, rules said twice or written so that they are not counted. */
export function findUncovered(files: readonly SourceFile[]): readonly string[] {
  const rules = new Map<string, string>();
  const problems: string[] = [];
  for (const { path, text } of files.filter((file) => /(^|\/)SPEC\.md$/.test(file.path))) {
    for (const [, id = ''] of text.matchAll(RULE)) {
      const before = rules.get(id);
      if (before !== undefined) problems.push(`${id} is a rule twice: ${before} and ${path}`);
      rules.set(id, path);
    }
    for (const [, id = ''] of text.matchAll(UNMARKED)) {
      problems.push(`${path}: begin the rule as **${id}**, then a test has to cite it`);
    }
  }
  const cited = citations(files);
  for (const [id, path] of rules) {
    if (!cited.has(id)) problems.push(`${id} of ${path} has no test named "[${id}] …"`);
  }
  for (const [id, path] of cited) {
    if (!rules.has(id)) problems.push(`${path} cites ${id}, which no SPEC.md states`);
  }
  return problems;
}

/** The guards' own tests speak of rules that do not exist and are left out. */
function citations(files: readonly SourceFile[]): ReadonlyMap<string, string> {
  const cited = new Map<string, string>();
  const tests = files.filter(
    (file) => isTest(file) && /\.test\.tsx?$/.test(file.path) && !file.path.startsWith('tests/architecture/'),
  );
  for (const { path, text } of tests) {
    for (const [, , ids = ''] of text.replace(UNPROVEN, '').matchAll(CITED)) {
      for (const [id] of ids.matchAll(/[A-Z]{2}\d+/g)) cited.set(id, path);
    }
  }
  return cited;
}
