import { isFramable } from '#shared/company/framable.ts';
import { withPatience } from '../../access/patience.ts';
import type { RequestContext } from '../request-context.ts';
import type { ReadSource } from './page-source.ts';

/** Nobody waits longer for a database to say whether a page may be in a frame. */
const PATIENCE_MS = 1_000;

/**
 * Lets the sites that a company named show a screen of its booking in a frame, in place of the `'none'` that every answer
 * begins with (D448). What cannot be read is no leave.
 */
export function allowFrames(source: ReadSource) {
  return async (ctx: RequestContext): Promise<void> => {
    const { site } = ctx.state;
    if (site === undefined || !isFramable(ctx.path)) return;
    const company = await withPatience(PATIENCE_MS, source(site)).catch(() => undefined);
    const ancestors = company?.sites.join(' ') ?? '';
    if (ancestors === '') return;
    const policy = ctx.response.get('Content-Security-Policy');
    ctx.set(
      'Content-Security-Policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors}`),
    );
    ctx.remove('X-Frame-Options'); // it knows no list, and browsers that read it alone would refuse
  };
}
