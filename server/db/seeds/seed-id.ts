import { createHash } from 'node:crypto';
import type { Id } from '#shared/kernel/ids.ts';

/**
 * The same id for the same name on every machine, in the form of a random UUID, so that seeding twice changes
 * nothing.
 */
export function seedId(name: string): Id {
  const hex = createHash('sha256').update(`sabal:${name}`).digest('hex');
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
