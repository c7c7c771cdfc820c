/** What this device is called unless staff name it. */
export function deviceKind(userAgent: string, maxTouchPoints: number): 'tablet' | 'phone' | 'computer' {
  const isPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isPad || (/Android/.test(userAgent) && !/Mobile/.test(userAgent))) return 'tablet';
  if (/iPhone|Android.*Mobile/.test(userAgent)) return 'phone';
  return 'computer';
}
