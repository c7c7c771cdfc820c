import qrcode from 'qrcode-generator';

/** Light modules that a reader needs around the code. */
const QUIET = 4;

/** Dark modules of a QR code as one path, in a square of `size`. Level M: a fifth of it may be smudged. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  );
  const dark = places.filter(([row, column]) => code.isDark(row, column));
  const path = dark.map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`).join('');
  return { size: count + 2 * QUIET, path };
}

/** A file of its own, black on white whatever the screen's colours are; the code has no signs that XML minds (PM10). */
export function qrFile(text: string, code: string): string {
  const { size, path } = qrPath(text);
  const words = `<text x="${size / 2}" y="${size + 3}" font-family="sans-serif" font-size="3" text-anchor="middle">${code}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size + 5}"><path fill="#fff" d="M0 0h${size}v${size + 5}H0z"/><path d="${path}"/>${words}</svg>`;
}
