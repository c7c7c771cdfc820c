/** A number, or what was typed instead of one; '' is an empty field. A screen keeps both, so that nothing is lost. */
export type NumberEntry = number | string;

/**
 * The number a person typed or pasted, whichever language wrote it: "1,250", "1.250", "1 250" and "1250" are the
 * same, "12.5" and "12,5" too. A mark before exactly three digits groups them, because people do not state thousandths
 * of what is asked here; the last other mark is the decimal one. `undefined` for what is no number, "1e9" included, and
 * for more digits than a number can hold: written out again they would be others.
 */
export function readNumber(text: string): number | undefined {
  const signed = text.replace(/[\s$'’\u00a0\u202f]/g, '').replace(/^[−–]/, '-');
  const digits = signed.replace(/^[-+]/, '');
  if (!/^\d*([.,]\d+)*[.,]?$/.test(digits) || !/\d/.test(digits)) return undefined;
  const plain = toPlain(digits.replace(/[.,]$/, ''));
  if (plain === undefined) return undefined;
  const number = Number(plain);
  if (number > Number.MAX_SAFE_INTEGER) return undefined;
  return signed.startsWith('-') ? -number : number;
}

/** Digits with at most one point. */
function toPlain(digits: string): string | undefined {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (at < 0) return digits;
  const mark = digits[at] ?? '';
  const head = digits.slice(0, at);
  const tail = digits.slice(at + 1);
  const isGrouping = (tail.length === 3 && !/^0*$/.test(head)) || head.includes(mark);
  const groups = (isGrouping ? digits : head).split(/[.,]/);
  if (!isGrouped(groups)) return undefined;
  return isGrouping ? groups.join('') : `${groups.join('') || '0'}.${tail}`;
}

function isGrouped([first = '', ...rest]: readonly string[]): boolean {
  return (
    rest.length === 0 || (first.length > 0 && first.length <= 3 && rest.every(({ length }) => length === 3))
  );
}

/** What a field holds after this text: a number where there is one. */
export function toNumberEntry(text: string): NumberEntry {
  return text.trim() === '' ? '' : (readNumber(text) ?? text);
}
