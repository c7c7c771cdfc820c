import type { Point } from '#shared/delivery/stop.ts';

/** Decimal degrees as people write or paste them: "28.54", "-81,38", "81.38° W", "81.38 O". Undefined: no such place. */
export function readDegrees(text: string, max: 90 | 180): number | undefined {
  const parts = /^([-+−–]?)\s*(\d{1,3}(?:[.,]\d*)?)\s*°?\s*([NSEWO]?)$/i.exec(text.trim());
  if (parts === null) return undefined;
  const [, sign = '', digits = '', side = ''] = parts;
  const isBelow = /[-−–]/.test(sign) || /[swo]/i.test(side);
  const degrees = Number(digits.replace(',', '.')) * (isBelow ? -1 : 1);
  return Math.abs(degrees) <= max ? degrees : undefined;
}

/** The strongest first; a comma alone parts only numbers that are written with points. */
const separators = [/\s*;\s*/, /,\s+/, /,(?=[^,]*\.)/, /\s+/];

/** Both numbers in one text, as maps give them to be copied: "28.54, -81.38", "28,54; -81,38". Undefined: no such place. */
export function readPoint(text: string): Point | undefined {
  for (const separator of separators) {
    const [north = '', east = '', ...more] = text.trim().split(separator);
    const [latitude, longitude] = [readDegrees(north, 90), readDegrees(east, 180)];
    const isPair = latitude !== undefined && longitude !== undefined && more.length === 0;
    if (isPair) return { latitude, longitude };
  }
  return undefined;
}
