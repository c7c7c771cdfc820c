import Router from '@koa/router';
import type * as z from 'zod/mini';
import type { ErrorCode } from '#shared/api/errors.ts';
import type { Deps } from '../deps.ts';
import { requireAdmin } from './admin.ts';
import { AppError } from './app-error.ts';
import { callerAddress } from './caller-address.ts';
import { checkText } from './check-text.ts';
import { fieldErrors } from './field-errors.ts';
import type { Limits } from './limits.ts';
import { isNotModified } from './not-modified.ts';
import { readBody } from './read-body.ts';
import { readIdempotencyKey, readIfMatch } from './read-headers.ts';
import { sendReadyBytes } from './ready-bytes.ts';
import type { RequestContext, RequestState } from './request-context.ts';
import { type AnyRoute, type Call, type LimitName, Reply } from './route.ts';
import { findTenant } from './tenant.ts';

/**
 * Guards every row the same way:
 *   tenant ─► admin ─► limit ─► params, query, headers, body ─► handle ─► output ─► answer
 * The cheap refusals come first: nobody's body is read before we know whose call it is and that it may be made.
 */
export function mountRoutes(rows: readonly AnyRoute[], deps: Deps, limits: Limits): Router<RequestState> {
  const router = new Router<RequestState>({ prefix: '/api' });
  for (const row of [...rows].sort(literalFirst)) {
    router.register(row.path, [row.method], async (ctx) => {
      ctx.state.route = row.path;
      await serve(row, ctx, deps, limits);
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

async function serve(row: AnyRoute, ctx: RouterContext, deps: Deps, limits: Limits): Promise<void> {
  const tenant = await findTenant(ctx, deps, row.tenantInQuery);
  const caller = { address: callerAddress(ctx), tenantId: tenant.id };
  const limit = row.who === 'admin' ? 'login' : row.limit;
  await limits.enter(limit, caller);

  let subject: string | undefined;
  const work = async () => {
    const actor = row.who === 'admin' ? await requireAdmin(ctx, deps, tenant) : '';
    const input = await readInput(row, ctx);
    subject = subjectOf(limit, input.body);
    if (subject !== undefined) await limits.enterSubject(limit, caller, subject);
    const call = { deps, tenant, ...input, address: caller.address, requestId: ctx.state.requestId, actor };
    await write(row, ctx, await row.handle(call));
  };

  try {
    await work();
  } catch (error) {
    await limits.leave(limit, caller, error instanceof AppError ? error.code : 'server.bug', subject);
    throw error;
  }
  await limits.leave(limit, caller, undefined, subject);
}

type Input = Pick<
  Call<unknown, unknown, unknown>,
  'params' | 'query' | 'body' | 'ifMatch' | 'idempotencyKey'
>;

async function readInput(row: AnyRoute, ctx: RouterContext): Promise<Input> {
  const query = { ...ctx.query };
  checkText(query);
  return {
    // An id that cannot exist names nothing: not there, like one that does not.
    params: row.params && parse(row.params, ctx.params, 'request.not_found'),
    query: row.query && parse(row.query, query, 'request.invalid'),
    ifMatch: readIfMatch(ctx),
    idempotencyKey: row.idempotent ? readIdempotencyKey(ctx) : '',
    body: row.body && parse(row.body, await readBody(ctx), 'request.invalid'),
  };
}

function parse(schema: z.ZodMiniType, input: unknown, code: ErrorCode): unknown {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  if (code !== 'request.invalid') throw new AppError(code);
  throw new AppError(code, { fields: fieldErrors(parsed.error.issues, input) });
}

/** Whom a call is about, whatever addresses it comes from: tries are counted for them too. */
function subjectOf(limit: LimitName, body: unknown): string | undefined {
  const field = limit === 'promo' ? 'cartId' : limit === 'newsletter' ? 'email' : undefined;
  if (field === undefined || typeof body !== 'object' || body === null) return undefined;
  const subject = (body as Record<string, unknown>)[field]; // any field may be asked for; what it holds is checked
  return typeof subject === 'string' ? subject : undefined;
}

/** Undeclared fields never leave: what goes out is what the output schema made of the answer. */
async function write(row: AnyRoute, ctx: RequestContext, result: unknown): Promise<void> {
  const reply = result instanceof Reply ? result : new Reply(result);
  ctx.status = reply.status ?? row.status;
  ctx.set('Cache-Control', row.cache ?? 'no-store');
  if (row.cache !== undefined) ctx.vary('X-Tenant-Slug');
  ctx.set(reply.headers);
  if (ctx.status === 204 || ctx.status === 303) return;
  if (reply.bytes !== undefined) {
    await sendReadyBytes(ctx, reply.bytes);
  } else {
    ctx.body = row.output ? row.output.parse(reply.body) : reply.body;
  }
  if (isNotModified(ctx)) ctx.status = 304;
}
