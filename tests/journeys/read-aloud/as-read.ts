import { type Locale, localeTags } from '#shared/kernel/locale.ts';

/**
 * The accessibility tree that Playwright writes (`locator.ariaSnapshot()`), as a person can read it: what nobody hears
 * is left out, what repeats itself is counted, and what another day or run would change has a name: ⟨day⟩, ⟨time⟩, ⟨id⟩.
 */
export function asRead(tree: string, locale: Locale): string {
  const mask = maskIn(locale);
  return parse(tree)
    .flatMap((node) => written(shortened(node), mask))
    .join('\n');
}

/** The tree without what was said a moment ago: over a dialog it stands inside it for some seconds (D493). */
export function withoutSaid(tree: string, said: readonly string[]): string {
  const lines = new Set(said.map((message) => `paragraph: ${message}`));
  return tree
    .split('\n')
    .filter((line) => !lines.has(unquoted(line.trim().replace(/^- /, ''))))
    .join('\n');
}

/** What hears only its role: a button, link or field without a name. */
export function namelessIn(tree: string): readonly string[] {
  return tree.split('\n').flatMap((line) => {
    const text = unquoted(line.trim().replace(/^- /, ''));
    return /^(button|link|textbox|combobox|checkbox|radio|spinbutton|dialog|img)(?! ")(?=$|:$| \[)/.test(text)
      ? [text]
      : [];
  });
}

interface Node {
  /** `button "Add to cart" [disabled]`, or `paragraph: Nothing to pay`. */
  readonly text: string;
  readonly children: readonly Node[];
}

function parse(tree: string): readonly Node[] {
  const root: { text: string; children: Node[] }[] = [{ text: '', children: [] }];
  for (const line of tree.split('\n')) {
    const [, indent = '', content = ''] = /^( *)- (.*)$/.exec(line) ?? [];
    if (content === '') continue;
    const node = { text: unquoted(content), children: [] };
    const depth = indent.length / 2 + 1;
    root[depth - 1]?.children.push(node);
    root[depth] = node;
  }
  return root[0]?.children ?? [];
}

const NAMED = /^((?:button|link) "(?:[^"\\]|\\.)*"(?: \[[^\]]*\])*): .*$/;

/** YAML puts what holds a colon in quotes, and a colon behind what has something inside. */
function unquoted(content: string): string {
  const plain = content.startsWith("'")
    ? content.replace(/^'((?:[^']|'')*)'/, (_, inner: string) => inner.replaceAll("''", "'"))
    : content;
  return plain
    .replace(/:$/, '')
    .replace(/^([a-z]+: )"(.*)"$/, '$1$2')
    .replace(NAMED, '$1'); // what is seen on it is not heard beside its name
}

/** How many options of a list are heard before they are counted. */
const OPTIONS_SHOWN = 2;

function shortened(node: Node): Node {
  if (node.text.startsWith('grid ')) return { ...node, children: chosenCell(node) };
  const heard = node.children.filter(({ text }) => !text.startsWith('/url: '));
  // A field's label is read with the field.
  const own = heard.filter(({ text }) => !text.startsWith('text: ') || !isLabel(text.slice(6), node, heard));
  const options = own.filter(({ text }) => text.startsWith('option '));
  const left = options.length - OPTIONS_SHOWN;
  const shown = left > OPTIONS_SHOWN ? own.filter((one) => !options.slice(OPTIONS_SHOWN).includes(one)) : own;
  const rest = shown === own ? [] : [{ text: `… ${left} more`, children: [] }];
  return {
    // Its cells say the same.
    text: node.text.replace(/^row ".*"/, 'row'),
    children: [...shown, ...rest].map(shortened),
  };
}

function isLabel(label: string, { text }: Node, siblings: readonly Node[]): boolean {
  return [text, ...siblings.map((sibling) => sibling.text)].some((one) => one.includes(`"${label}`));
}

/** Of a calendar its weekdays and the day that is chosen: the others depend on the date. */
function chosenCell(grid: Node): readonly Node[] {
  const cells = leaves(grid, (text) => /^(columnheader |gridcell .*\[selected\])/.test(text));
  return cells.map(({ text }) => ({ text, children: [] }));
}

function leaves(node: Node, isWanted: (text: string) => boolean): readonly Node[] {
  return node.children.flatMap((child) => (isWanted(child.text) ? [child] : leaves(child, isWanted)));
}

function written(node: Node, mask: (text: string) => string): readonly string[] {
  const children = node.children.map((child) => written(child, mask).map((line) => `  ${line}`));
  return [mask(node.text), ...counted(children).flat()];
}

/** The same thing several times in a row is written once. */
function counted(blocks: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const runs: { block: readonly string[]; count: number }[] = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last && last.block.join('\n') === block.join('\n')) last.count++;
    else runs.push({ block, count: 1 });
  }
  return runs.map(({ block: [first = '', ...others], count }) =>
    count === 1 ? [first, ...others] : [`${first}  × ${count}`, ...others],
  );
}

/** Dates, times and numbers of bookings as `Intl` writes them in this language (app/i18n/format.ts). */
export function maskIn(locale: Locale): (text: string) => string {
  const [weekdays, months] = [namesOf(locale, 'weekday'), namesOf(locale, 'month')];
  const weekday = `(?:${weekdays})\\.?(?!\\p{L})`;
  const month = `(?:${months})\\.?(?!\\p{L})`;
  const [number, year] = ['\\d{1,2}(?:er)?(?!\\d)', '20\\d\\d'];
  const day = `(?:${weekday},?\\s)?(?:${number}\\s(?:de\\s)?${month}|${month}\\s${number})(?:,?\\s(?:de\\s)?${year})?`;
  const to = '\\s?[–-]\\s?';
  const date = new RegExp(
    `(?<![\\p{L}\\d])(?:(?:${number}${to})?${day}(?:${to}(?:${day}|${number}(?:,\\s${year})?))?|(?:${month}${to})?${month}\\s(?:de\\s)?${year})`,
    'giu',
  );
  const relative = new Intl.RelativeTimeFormat(localeTags[locale], { numeric: 'auto' });
  const near = [0, 1].map((days) => relative.format(days, 'day')).join('|');
  const nearDay = new RegExp(`(?<!\\p{L})(?:${near}|${weekday})(?= ⟨time⟩)`, 'giu');
  return (text) =>
    text
      .replace(/\d{1,2}:\d\d(?:\s(?:[AP]M|[ap]\.\s?m\.))?/g, '⟨time⟩')
      .replace(/\b(?=[0-9a-f]*[0-9])[0-9a-f]{8}\b/g, '⟨id⟩')
      .replace(/20\d\d-\d\d-\d\d(?!\d)/g, '⟨day⟩')
      .replace(date, '⟨day⟩')
      .replace(/UTC[+−-]\d+/g, '⟨zone⟩')
      .replace(nearDay, '⟨day⟩');
}

/** Of all weekdays or months, long and short, as a pattern. */
function namesOf(locale: Locale, part: 'weekday' | 'month'): string {
  // From Monday, 5 January 1970, and from the middle of January.
  const [count, stepDays, fromDay] = part === 'weekday' ? [7, 1, 4] : [12, 30.4, 14];
  const names = (['long', 'short'] as const).flatMap((length) => {
    const format = new Intl.DateTimeFormat(localeTags[locale], { [part]: length, timeZone: 'UTC' });
    return Array.from({ length: count }, (_, place) => format.format((fromDay + place * stepDays) * DAY_MS));
  });
  const bare = names.map((name) => name.replace(/\.$/, ''));
  return [...new Set(bare)].sort((one, other) => other.length - one.length).join('|');
}

const DAY_MS = 86_400_000;
