import type { Next } from 'koa';
import { isHex, paletteSheet } from '#shared/company/palette.ts';
import type { RequestContext } from '../request-context.ts';

/** Six digits and nothing else: what is asked for becomes a part of a style sheet. */
const PATH = /^\/theme\/([0-9a-f]{6})\.css$/;

/**
 * `/theme/0a6c67.css`: the palette of a company's colour, which drawn pages link to. The address says all that is in it,
 * so it never changes. A page may not say it inline (CSP).
 */
export async function serveTheme(ctx: RequestContext, next: Next): Promise<void> {
  const [, digits = ''] = PATH.exec(ctx.path) ?? [];
  const accent = `#${digits}`;
  if (!isHex(accent) || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
  ctx.state.route = 'file'; // for metrics: one series for all colours
  ctx.type = 'text/css; charset=utf-8';
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.body = sheetOf(accent);
}

/** Callers without light-dark() keep our colours: what they cannot read of a rule they leave out. */
function sheetOf(accent: Parameters<typeof paletteSheet>[0]): string {
  return `@supports (color:light-dark(#000,#fff)){${paletteSheet(accent)}}`;
}
