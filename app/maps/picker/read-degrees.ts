/** Decimal degrees as people write or paste them: "28.54", "-81,38", "81.38° W", "81.38 O". Undefined: no such place. */
export function readDegrees(text: string, max: 90 | 180): number | undefined {
  const parts = /^([-+−–]?)\s*(\d{1,3}(?:[.,]\d*)?)\s*°?\s*([NSEWO]?)$/i.exec(text.trim());
  if (parts === null) return undefined;
  const [, sign = '', digits = '', side = ''] = parts;
  const isBelow = /[-−–]/.test(sign) || /[swo]/i.test(side);
  const degrees = Number(digits.replace(',', '.')) * (isBelow ? -1 : 1);
  return Math.abs(degrees) <= max ? degrees : undefined;
}
