/** Where the page stands after a change of address (D14). */
export type Scroll =
  | { readonly to: 'nowhere' }
  | { readonly to: 'hash'; readonly id: string }
  | { readonly to: 'top' }
  | { readonly to: 'place'; readonly y: number };

type Move = {
  readonly type: 'POP' | 'PUSH' | 'REPLACE';
  readonly pathChanged: boolean;
  readonly hash: string;
  /** Where the page stood when this entry of the history was left; undefined for a first visit. */
  readonly rememberedY: number | undefined;
};

/** Back and forward restore; a hash is sought; another path starts at the top; a new query moves nothing. */
export function decideScroll({ type, pathChanged, hash, rememberedY }: Move): Scroll {
  if (type === 'POP' && rememberedY !== undefined) return { to: 'place', y: rememberedY };
  if (hash.length > 1) return { to: 'hash', id: decode(hash.slice(1)) };
  return pathChanged ? { to: 'top' } : { to: 'nowhere' };
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id; // A stray % in a typed address.
  }
}
