import type { ErrorCode } from '#shared/api/error-codes.ts';
import { checkApiKey, type Program } from '../../access/check-api-key.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors/app-error.ts';
import { callerAddress } from '../caller-address.ts';
import type { Limits } from '../limits/limits.ts';
import type { RequestContext } from '../request-context.ts';
import type { AnyRoute } from './route.ts';

/**
 * The program that calls with a key, in `Authorization: Bearer`; undefined where none is brought, also for credentials of
 * another kind, which may be meant for a proxy in front. Wrong keys are counted for their address, so that a flood of them
 * costs no statements. Throws the one key.invalid for every key that is not good, and request.too_many.
 */
export async function findProgram(
  ctx: RequestContext,
  deps: Deps,
  limits: Limits,
): Promise<Program | undefined> {
  const brought = /^bearer(?:\s+(\S*))?/i.exec(ctx.get('Authorization'));
  if (brought === null) return undefined;
  const caller = { address: callerAddress(ctx), tenantId: '' }; // which company's is not known before it is good
  await limits.enter('key', caller);
  let program: Program | undefined;
  let refusal: ErrorCode | undefined = 'server.busy';
  try {
    program = await checkApiKey(deps, brought[1] ?? '');
    refusal = program === undefined ? 'key.invalid' : undefined;
  } finally {
    await limits.leave('key', caller, refusal);
  }
  if (program === undefined) throw new AppError('key.invalid');
  return program;
}

/**
 * A key is good for its own company and for what it was given, and never for what staff do, whatever else the call
 * brings. What a signed link opens needs no scope: the link is the proof (D452). Throws key.invalid and key.scope.
 */
export function checkScope(
  program: Program,
  row: AnyRoute,
  { isStaff, slug }: { readonly isStaff: boolean; readonly slug: string },
): void {
  if (slug !== '' && slug !== program.tenant.slug) throw new AppError('key.invalid');
  const { scope } = row;
  const isOpen = !isStaff && (scope === 'link' || program.scopes.some((given) => given === scope));
  if (!isOpen) throw new AppError('key.scope');
}
