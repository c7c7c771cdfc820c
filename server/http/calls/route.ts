import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/api/error-codes.ts';
import type { KeyScope } from '#shared/company/api-keys.ts';
import type { StaffRole } from '#shared/company/staff-role.ts';
import type { AdminCaller } from '../../access/check-admin-token.ts';
import type { Program } from '../../access/check-api-key.ts';
import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';

/**
 * A route is a row: who may call, how often, what goes in, what comes out, which refusals, and one call into the
 * domain. http/calls/mount-routes.ts guards every request with it, and /api/openapi.json is made from the same rows.
 */
export interface Route<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Below /api, in @koa/router's form: `/cart/:id`. */
  readonly path: string;
  readonly summary: string;
  readonly who: 'anyone' | 'admin';
  /**
   * Of each row that anyone may call: what a key must be good for to call it (D452). `link`: what the call brings opens
   * it, so any key does; `none`: not for programs.
   */
  readonly scope?: KeyScope | 'link' | 'none';
  /**
   * Of each row that staff call: the least that their key must be (D470). In a row that anyone may call it makes a call
   * with `X-Admin-Token` one of staff, and `actor` says whose; a wrong token is refused as anywhere.
   */
  readonly role?: StaffRole;
  /** True: the query's `tenant` serves where no header can be sent (D102, RFC 8058). */
  readonly tenantInQuery?: boolean;
  /** Whether a device has to prove the key behind it anew, in `X-Confirm-Key`; a call with the key itself just did. */
  readonly asksKey?: (call: { readonly admin: AdminCaller; readonly params: unknown }) => boolean;
  /** Which counter of http/limits/limits.ts the call uses. */
  readonly limit: LimitName;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** Where it is not BODY_BYTES_MAX of http/calls/read-body.ts. */
  readonly bodyBytesMax?: number;
  /** Types of a body that is a file and no JSON: `body` is its bytes, `bodyBytesMax` of them at most. */
  readonly fileTypes?: readonly string[];
  readonly status: 200 | 201 | 202 | 204 | 303;
  /** Where the call may also answer with what was there already, or was changed and not made. */
  readonly alsoStatus?: 200;
  /** True: `If-Match: "<version>"` is heeded; elsewhere it says nothing. */
  readonly takesIfMatch?: boolean;
  /**
   * Absent for answers without a body. A good answer is replaced by its parsed self, so undeclared fields never
   * leave.
   */
  readonly output?: Output;
  /** Of an answer that is no JSON, which its handler names in the header. */
  readonly mediaType?: string;
  /**
   * The answer is a stream of server-sent events: `output` is one without a name, these are those with one, and
   * `handle` answers a Feed.
   */
  readonly stream?: Readonly<Record<string, z.ZodMiniType>>;
  readonly errors: readonly ErrorCode[];
  /** True: the Idempotency-Key header is required (D352); `optional`: it is used where it is given. */
  readonly idempotent?: boolean | 'optional';
  /** Cache-Control of a good answer; `no-store` unless the answer is public. */
  readonly cache?: string;
  readonly handle: (
    call: Call<z.output<Params>, z.output<Query>, z.output<Body>>,
  ) => Promise<z.input<Output> | Reply<z.input<Output>> | Feed<z.input<Output>>>;
}

/** Events for as long as the caller stays: told where to send them, also those with a name, answers what ends it. */
export type Feed<Event> = (
  send: (event: Event) => void,
  tell: (name: string, event: unknown) => void,
) => () => void;

export type LimitName =
  | 'read'
  | 'write'
  | 'hold'
  | 'booking'
  | 'move'
  | 'address'
  | 'route'
  | 'promo'
  | 'newsletter'
  | 'access'
  | 'link'
  | 'token'
  | 'login'
  | 'key';

export interface Call<Params, Query, Body> {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The caller's address, for limits and the holds of one address. */
  readonly address: string;
  /** Who calls with a key; it is counted in place of the address. */
  readonly program?: Program | undefined;
  readonly requestId: string;
  /** Version named by `If-Match`, of rows that take it; absent when the header is missing. */
  readonly ifMatch?: number | undefined;
  /** Present on routes with `idempotent`; empty where it is optional and missing. */
  readonly idempotencyKey: string;
  /** Who of staff makes the call, the key and its device; empty for customers. */
  readonly actor: string;
  /** Absent where a customer calls. */
  readonly admin?: AdminCaller | undefined;
}

/** An answer whose status or headers differ from the row's. */
export class Reply<Body> {
  readonly body: Body;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Finished JSON bytes that leave as they are: made from a schema's own view and kept, so not parsed again. */
  readonly bytes: Buffer | undefined;

  constructor(
    body: Body,
    options: { status?: number; headers?: Readonly<Record<string, string>>; bytes?: Buffer } = {},
  ) {
    this.body = body;
    this.status = options.status;
    this.headers = options.headers ?? {};
    this.bytes = options.bytes;
  }
}

interface OfAnyone {
  readonly who: 'anyone';
  readonly scope: NonNullable<Route['scope']>;
}

interface OfStaff {
  readonly who: 'admin';
  readonly role: StaffRole;
  readonly scope?: undefined;
}

/** Keeps the row's schemas tied to its handler's types; a list of rows then forgets them. */
export function route<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Output extends z.ZodMiniType,
>(row: Route<Params, Query, Body, Output> & (OfAnyone | OfStaff)): AnyRoute {
  return row as unknown as AnyRoute; // the mount parses with the row's own schemas before it calls the handler
}

export type AnyRoute = Omit<Route, 'handle'> & {
  readonly handle: (call: Call<unknown, unknown, unknown>) => Promise<unknown>;
};

/** An answer that says of itself when it is one from before (D352); `status` where it is not the row's. */
export function onceReply<Body>(
  { body, replayed }: { readonly body: Body; readonly replayed: boolean },
  status?: number,
): Reply<Body> {
  return new Reply(body, {
    ...(status !== undefined && { status }),
    ...(replayed && { headers: { 'Idempotent-Replayed': 'true' } }),
  });
}
