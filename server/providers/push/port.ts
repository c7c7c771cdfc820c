/** What a push service needs to reach one browser (RFC 8030, 8291). */
export interface PushTarget {
  readonly endpoint: string;
  /** base64url: the browser's public key, and a secret that only it and we have. */
  readonly p256dh: string;
  readonly auth: string;
}

/** The deployment's own pair (RFC 8292), base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** `gone`: the browser has taken it back. `refused`: this message will never be taken. `later`: perhaps another time. */
export type PushOutcome =
  | { readonly is: 'taken' | 'gone' }
  | { readonly is: 'refused'; readonly reason: string }
  | { readonly is: 'later'; readonly reason: string; readonly waitSec?: number | undefined };

export interface PushSender {
  makeKeys(): PushKeys;
  /** Whether this is an address that we may call; its name is judged again as the line is opened. */
  mayCall(endpoint: string): Promise<boolean>;
  /** Never throws. */
  send(target: PushTarget, message: string, keys: PushKeys): Promise<PushOutcome>;
}
