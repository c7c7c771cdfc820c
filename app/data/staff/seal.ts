/** What the back office keeps is unreadable without the key of this device (LC80). */

export interface Sealed {
  /** 96 random bits, new for every sealing: the same key must never see one twice. */
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly ciphertext: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

/** Undefined on plain http, where browsers have no cryptography. */
export function subtle(): SubtleCrypto | undefined {
  return globalThis.crypto?.subtle;
}

export async function makeKey(): Promise<CryptoKey | undefined> {
  return subtle()?.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']);
}

/**
 * The same key again for whoever has `secret`, which has to be as hard to guess as a key: that of a login is 32 random
 * bytes (D147).
 */
export async function deriveKey(secret: string, info: string): Promise<CryptoKey | undefined> {
  const given = await subtle()?.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveKey']);
  return (
    given &&
    subtle()?.deriveKey(
      { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytesOf(info) },
      given,
      { name: ALGORITHM, length: 256 },
      false,
      ['encrypt', 'decrypt'],
    )
  );
}

/** `name` is bound in: a sealed text that was put under another name does not open. */
export async function seal(key: CryptoKey, name: string, body: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = bytesOf(JSON.stringify(body));
  const ciphertext = await crypto.subtle.encrypt(paramsOf(iv, name), key, plain);
  return { iv, ciphertext };
}

/** Undefined for another key, another name, or bytes that were touched. */
export async function unseal(key: CryptoKey, name: string, { iv, ciphertext }: Sealed): Promise<unknown> {
  try {
    const plain = await crypto.subtle.decrypt(paramsOf(iv, name), key, ciphertext);
    return JSON.parse(new TextDecoder().decode(plain));
  } catch {
    return undefined;
  }
}

function paramsOf(iv: Uint8Array<ArrayBuffer>, name: string): AesGcmParams {
  return { name: ALGORITHM, iv, additionalData: bytesOf(name) };
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
