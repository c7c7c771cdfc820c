import type { Next } from 'koa';
import type { Env } from '../../env.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * On every answer, errors and files included. The same record for all of them: a policy for pages does no harm on
 * JSON, and a rule with exceptions is one that a later change forgets.
 * Trusted Types are not required yet: Leaflet does not load under them (reliability M21).
 */
export function securityHeaders(env: Env, inlineScriptHashes: readonly string[]) {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(env, inlineScriptHashes),
    'X-Content-Type-Options': 'nosniff',
    // The tile service refuses requests without a Referer, so not `no-referrer`.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=()',
    // For browsers too old to know frame-ancestors.
    'X-Frame-Options': 'DENY',
    ...(env.publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    }),
  };
  return async (ctx: RequestContext, next: Next): Promise<void> => {
    ctx.set(headers);
    await next();
  };
}

function contentSecurityPolicy(env: Env, inlineScriptHashes: readonly string[]): string {
  const tiles = env.tileUrl === undefined ? [] : [new URL(env.tileUrl).origin];
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...tiles],
    'connect-src': ["'self'", ...tiles],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
