import Router from '@koa/router';
import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/api/error-codes.ts';
import { assert } from '#shared/kernel/assert.ts';
import { forgetTenant, tenantOfLink, tenantOfSlug } from '../../access/find-tenant.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { fieldErrors } from '../../errors/field-errors.ts';
import { toRefusal } from '../../errors/to-refusal.ts';
import { callerAddress } from '../caller-address.ts';
import type { EventStreams } from '../event-stream.ts';
import type { Limits } from '../limits/limits.ts';
import type { Traffic } from '../limits/traffic.ts';
import { isNotModified } from '../not-modified.ts';
import { sendReadyBytes } from '../ready-bytes.ts';
import type { RequestContext, RequestState } from '../request-context.ts';
import { checkText } from './check-text.ts';
import { checkScope } from './find-program.ts';
import { readBody } from './read-body.ts';
import { readFileBody } from './read-file-body.ts';
import { requireAdmin, requireKeyAgain, staffLimit } from './require-staff.ts';
import { type AnyRoute, type Call, type Feed, type LimitName, Reply } from './route.ts';

/**
 * Guards every row the same way:
 *   tenant ─► scope ─► limit ─► admin ─► params, query, headers, body ─► key again ─► handle ─► output ─► answer
 * The cheap refusals come first: no body is read before we know whose call it is and that it may be made. Above
 * all of it, in app.ts, stands the limit on calls of any kind.
 */
export function mountRoutes(
  rows: readonly AnyRoute[],
  deps: Deps,
  limits: Limits,
  { streams, traffic }: Pick<Ground, 'streams' | 'traffic'>,
): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api' });
  for (const row of [...rows].sort(literalFirst)) {
    router.register(row.path, [row.method], async (ctx) => {
      ctx.state.route = row.path;
      await serve(row, ctx, { deps, limits, streams, traffic });
    });
  }
  return router;
}

/** `/bookings/my` has to be asked before `/bookings/:id`, in whatever order the files list them. */
function literalFirst(one: AnyRoute, other: AnyRoute): number {
  const sortable = (row: AnyRoute) => row.path.replaceAll(':', '\uffff');
  return sortable(one) < sortable(other) ? -1 : 1;
}

type RouterContext = RequestContext & { params: Record<string, string> };

interface Ground {
  readonly deps: Deps;
  readonly limits: Limits;
  readonly streams: EventStreams;
  readonly traffic: Traffic;
}

async function serve(row: AnyRoute, ctx: RouterContext, ground: Ground): Promise<void> {
  const { deps, limits, streams, traffic } = ground;
  const { program } = ctx.state;
  const slug = slugOf(row, ctx);
  const isStaff = row.who === 'admin' || (row.role !== undefined && ctx.get('X-Admin-Token') !== '');
  const isByLink = !isStaff && isOpenedByLink(row);
  const tenantOf = isByLink ? tenantOfLink : tenantOfSlug;
  const tenant = program?.tenant ?? (await tenantOf(deps.db, slug));
  ctx.state.tenant = tenant.slug;
  const caller = { address: callerAddress(ctx), tenantId: tenant.id, keyId: program?.keyId };
  if (program) checkScope(program, row, { isStaff, slug });
  const limit = isStaff ? staffLimit(ctx) : row.limit;
  await limits.enter(limit, caller);

  let subject: string | undefined;
  const work = async () => {
    // No row of staff is without a role (OfStaff); one that were would be the owner's.
    const needed = row.role ?? 'owner';
    const admin = isStaff ? await requireAdmin(ctx, { deps, tenant, needed }) : undefined;
    const input = await readInput(row, ctx, traffic);
    if (admin?.deviceId !== undefined && row.asksKey?.({ admin, params: input.params })) {
      await requireKeyAgain(ctx, { deps, tenant, limits }, caller.address);
    }
    subject = subjectOf(limit, input.body);
    if (subject !== undefined) await limits.enterSubject(limit, caller, subject);
    const actor = admin?.label ?? '';
    const call = {
      deps,
      tenant,
      ...input,
      actor,
      address: caller.address,
      program,
      requestId: ctx.state.requestId,
      admin,
    };
    const result = await row.handle(call);
    if (row.stream)
      openStream(row, ctx, streams, result as Feed<unknown>); // as its row says
    else await write(row, ctx, result);
  };

  try {
    await work();
  } catch (error) {
    await limits.leave(limit, caller, error instanceof AppError ? error.code : 'server.bug', subject);
    if (toRefusal(error).code === 'server.bug') {
      // Of a company that was just erased nothing is left but what this node remembers.
      forgetTenant(deps.db, tenant);
      await tenantOf(deps.db, tenant.slug);
    }
    throw error;
  }
  await limits.leave(limit, caller, undefined, subject);
}

/** A link, or an address that is a secret, is all that opens it; a booking or a hold may come with one. */
function isOpenedByLink({ scope, errors }: AnyRoute): boolean {
  return (scope === 'link' || scope === 'none') && errors.includes('link.invalid');
}

function slugOf(row: AnyRoute, ctx: RouterContext): string {
  return ctx.get('X-Tenant-Slug') || (row.tenantInQuery ? String(ctx.query.tenant ?? '') : '');
}

type Input = Pick<
  Call<unknown, unknown, unknown>,
  'params' | 'query' | 'body' | 'ifMatch' | 'idempotencyKey'
>;

async function readInput(row: AnyRoute, ctx: RouterContext, traffic: Traffic): Promise<Input> {
  const query = { ...ctx.query };
  checkText(query);
  return {
    // An id that cannot exist names nothing: not there, like one that does not.
    params: row.params && parse(row.params, ctx.params, 'request.not_found'),
    query: row.query && parse(row.query, query, 'request.invalid'),
    ifMatch: row.takesIfMatch ? readIfMatch(ctx) : undefined,
    idempotencyKey: keyOf(row, ctx),
    body: row.body && parse(row.body, await receiveBody(row, ctx, traffic), 'request.invalid'),
  };
}

function receiveBody(row: AnyRoute, ctx: RouterContext, traffic: Traffic): Promise<unknown> {
  const { fileTypes, bodyBytesMax } = row;
  if (fileTypes === undefined) return traffic.receive(ctx, () => readBody(ctx, bodyBytesMax));
  return traffic.receive(ctx, () => readFileBody(ctx, fileTypes, bodyBytesMax));
}

function keyOf(row: AnyRoute, ctx: RouterContext): string {
  const isMissing = ctx.get('Idempotency-Key') === '';
  if (row.idempotent === undefined || (row.idempotent === 'optional' && isMissing)) return '';
  return readIdempotencyKey(ctx);
}

function parse(schema: z.ZodMiniType, input: unknown, code: ErrorCode): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  if (code !== 'request.invalid') throw new AppError(code);
  throw new AppError(code, { fields: fieldErrors(parsed.error.issues, input) });
}

const subjectFields: Partial<Record<LimitName, string>> = {
  promo: 'cartId',
  newsletter: 'email',
  access: 'email',
};

/** Whom a call is about, whatever addresses it comes from: tries are counted for them too. */
function subjectOf(limit: LimitName, body: unknown): string | undefined {
  const field = subjectFields[limit];
  if (field === undefined || typeof body !== 'object' || body === null) return undefined;
  const subject = (body as Record<string, unknown>)[field]; // any field may be asked for; what it holds is checked
  return typeof subject === 'string' ? subject : undefined;
}

/** Undeclared fields never leave: what goes out is what the output schema made of the answer. */
async function write(row: AnyRoute, ctx: RequestContext, result: unknown): Promise<void> {
  const reply = result instanceof Reply ? result : new Reply(result);
  const { status = row.status } = reply;
  assert(status === row.status || status === row.alsoStatus, 'a status that the row names');
  ctx.status = status;
  ctx.set('Cache-Control', cacheOf(row, ctx));
  if (row.cache !== undefined) ctx.vary(['X-Tenant-Slug', 'Authorization']);
  ctx.set(reply.headers);
  if (ctx.status === 204 || ctx.status === 303) return;
  if (reply.bytes !== undefined) {
    await sendReadyBytes(ctx, reply.bytes);
  } else {
    ctx.body = row.output ? row.output.parse(reply.body) : reply.body;
  }
  if (isNotModified(ctx)) ctx.status = 304;
}

/** What was asked with a key names its company there: no cache that others share may give it to who asks without. */
function cacheOf({ cache = 'no-store' }: AnyRoute, ctx: RequestContext): string {
  return ctx.state.program ? cache.replace('public', 'private') : cache;
}

/** Every event passes the schema too. The stream outlives this call, so it does not count as a request under way. */
function openStream(row: AnyRoute, ctx: RouterContext, streams: EventStreams, feed: Feed<unknown>): void {
  const stream = streams.open(callerAddress(ctx));
  const { output, stream: named } = row;
  const stop = feed(
    (event) => stream.send(output ? output.parse(event) : event),
    (name, event) => stream.send(named?.[name]?.parse(event), name),
  );
  stream.once('close', stop);
  ctx.state.isStream = true;
  ctx.status = row.status;
  ctx.type = 'text/event-stream; charset=utf-8';
  ctx.set({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }); // a proxy that waits for more would spoil it
  ctx.compress = false;
  ctx.body = stream;
}

/** Version named by `If-Match: "7"`; undefined without the header or for `*`, which any version matches. */
function readIfMatch(ctx: RequestContext): number | undefined {
  const header = ctx.get('If-Match').trim();
  if (header === '' || header === '*') return undefined;
  const digits = /^(?:W\/)?"(\d{1,15})"$/.exec(header)?.[1];
  if (digits === undefined) throw new AppError('request.invalid', { fields: { 'If-Match': 'invalid' } });
  return Number(digits);
}

/** 8 to 128 printable ASCII characters (D352). */
function readIdempotencyKey(ctx: RequestContext): string {
  const key = ctx.get('Idempotency-Key');
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) throw new AppError('idempotency.required');
  return key;
}
