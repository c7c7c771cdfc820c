import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What the server made and no file has, with its compressed form. */
export interface ReadyPage {
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly etag: string;
}

export async function toReadyPage(text: string): Promise<ReadyPage> {
  const plain = Buffer.from(text);
  const br = await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { plain, br, etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"` };
}

type Making = Promise<ReadyPage | undefined>;

/** Answers what was made under a key, or makes it anew where its version is another. */
export type Shelf = (key: string, version: string, make: () => Making) => Making;

/** Keeps `max` of them, those asked for last: a deployment may have hundreds of companies. */
export function openShelf(max: number): Shelf {
  const kept = new Map<string, { readonly version: string; readonly page: Making }>();
  return (key, version, make) => {
    const known = kept.get(key);
    kept.delete(key);
    const entry = known?.version === version ? known : { version, page: make() };
    kept.set(key, entry);
    // The next who asks tries again.
    entry.page.catch(() => kept.get(key) === entry && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    return entry.page;
  };
}
