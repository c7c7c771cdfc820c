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
import { type AnyRoute, type Call, Reply } from './route.ts';
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
  const tenant = await findTenant(ctx, deps);
  const caller = { address: callerAddress(ctx), tenantId: tenant.id };
  const limit = row.who === 'admin' ? 'login' : row.limit;
  await limits.enter(limit, caller);

  let cartId: string | undefined;
  const work = async () => {
    const actor = row.who === 'admin' ? await requireAdmin(ctx, deps, tenant) : '';
    const input = await readInput(row, ctx);
    cartId = cartOf(input.body);
    if (cartId !== undefined) await limits.enterCart(limit, caller, cartId);
    const call = { deps, tenant, ...input, address: caller.address, requestId: ctx.state.requestId, actor };
    await write(row, ctx, await row.handle(call));
  };

  try {
    await work();
  } catch (error) {
    await limits.leave(limit, caller, error instanceof AppError ? error.code : 'server.bug', cartId);
    throw error;
  }
  await limits.leave(limit, caller, undefined, cartId);
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

function cartOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('cartId' in body)) return undefined;
  return typeof body.cartId === 'string' ? body.cartId : undefined;
}

/** Undeclared fields never leave: what goes out is what the output schema made of the answer. */
async function write(row: AnyRoute, ctx: RequestContext, result: unknown): Promise<void> {
  const reply = result instanceof Reply ? result : new Reply(result);
  ctx.status = reply.status ?? row.status;
  ctx.set('Cache-Control', row.cache ?? 'no-store');
  if (row.cache !== undefined) ctx.vary('X-Tenant-Slug');
  ctx.set(reply.headers);
  if (ctx.status === 204) return;
  if (reply.bytes !== undefined) {
    await sendReadyBytes(ctx, reply.bytes);
  } else {
    ctx.body = row.output ? row.output.parse(reply.body) : reply.body;
  }
  if (isNotModified(ctx)) ctx.status = 304;
}
