import type { Tenant } from '../../db/tenant.ts';
import type { Deps } from '../../deps.ts';
import { publicBase } from '../links/public-base.ts';

/** Whether mails of this company can leave at all; where not, each is kept to be read at Courriels (D127). */
export function mailsLeave({ mailer, env }: Pick<Deps, 'mailer' | 'env'>, tenant: Tenant): boolean {
  return mailer.delivers && publicBase(env, tenant) !== '';
}
