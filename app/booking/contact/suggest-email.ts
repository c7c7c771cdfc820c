/** Where most private mail lives; a near miss of one of these is almost always a slip of the finger. */
const domains = [
  'gmail.com',
  'yahoo.com',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'aol.com',
  'comcast.net',
  'live.com',
  'msn.com',
  'att.net',
  'bellsouth.net',
  'verizon.net',
  'proton.me',
] as const;

/** Letters wrong, missing, extra or swapped up to this count are a slip; more is another domain. */
const SLIPS = 2;

/** The address with its domain put right, or undefined when there is nothing to suggest (D118). */
export function suggestEmail(email: string): string | undefined {
  const at = email.lastIndexOf('@');
  const domain = email
    .slice(at + 1)
    .trim()
    .toLowerCase();
  if (at < 1 || domain.length < 4 || domains.some((known) => known === domain)) return undefined;
  const [best] = domains
    .map((known) => ({ known, slips: countSlips(domain, known) }))
    .filter(({ known, slips }) => slips <= Math.min(SLIPS, known.length / 4))
    .sort((a, b) => a.slips - b.slips);
  return best && `${email.slice(0, at)}@${best.known}`;
}

/** Damerau-Levenshtein distance with neighbours swapped as one slip. */
function countSlips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const steps = [at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (same ? 0 : 1)];
      if (swapped) steps.push(at(i - 2, j - 2) + 1);
      rows[i]?.push(Math.min(...steps));
    }
  }
  return at(a.length, b.length);
}
