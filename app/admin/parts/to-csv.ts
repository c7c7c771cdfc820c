/** Excel reads UTF-8 only with it. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * A table as a French spreadsheet opens it: `;` between cells, decimal commas. A cell that a spreadsheet would run as
 * a formula is made text by an apostrophe: names and notes are typed by strangers. So is what would begin one where a
 * spreadsheet parts cells elsewhere, as in America at a comma, and in the wide letters of East Asia.
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = value.replace(/(^|[,;\t\r\n])([^\S\t\r\n]*[=+\-@＝＋－＠])/g, "$1'$2");
  return /[";\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
