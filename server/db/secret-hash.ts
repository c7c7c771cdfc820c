import { createHash, randomBytes } from 'node:crypto';

/** Keys and tokens are stored hashed. They are random, so a plain SHA-256 suffices; no slow hash is needed. */
export function secretHash(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** What a key is looked up by; tells nothing about the key itself. */
export function keyPrefix(secret: string): string {
  return secretHash(`prefix:${secret}`).toString('hex').slice(0, 16);
}

/** 256 random bits, to be told once. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Only its hash is kept. */
export function newAdminKey(secret = newSecret()): string {
  return `adm_${secret}`;
}
