import { parseInstant } from '#shared/kernel/instant.ts';
import { staffFormat } from './staff-format.ts';

/** An instant of the wire as the back office writes it: "jeu. 3 déc., 14:30". Empty for no instant. */
export function whenWords(iso: string | null, timeZone: string): string {
  const at = iso === null ? undefined : parseInstant(iso);
  if (at === undefined) return '';
  return `${staffFormat.date(at, timeZone, 'short')}, ${staffFormat.time(at, timeZone)}`;
}
