/** What this device is called unless staff name it: "Tablette", "Téléphone" or "Ordinateur". */
export function deviceName(userAgent: string, maxTouchPoints: number): string {
  const isPad = /iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  if (isPad || (/Android/.test(userAgent) && !/Mobile/.test(userAgent))) return 'Tablette';
  if (/iPhone|Android.*Mobile/.test(userAgent)) return 'Téléphone';
  return 'Ordinateur';
}
