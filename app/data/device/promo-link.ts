import { normalizeCode } from '#shared/coupons/coupon.ts';
import { COUPON_CODE } from '#shared/coupons/coupon-code.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { createStore } from '../../store.ts';
import { readMirror, writeMirror } from './mirror.ts';

/** A code that a link brought: it waits for a cart, counts in it, or was refused there. */
export interface PromoLink {
  readonly code: string;
  readonly state: 'waiting' | 'applied' | 'refused';
  /** Why it was refused, and with `promo.minSubtotal` what is needed; another cart may still take it. */
  readonly why?: string | undefined;
  readonly minSubtotalCents?: number | undefined;
  /** Of a code for some services: what those in the cart cost. */
  readonly ofCents?: number | undefined;
  /** Cart and version that it was tried on last. */
  readonly triedOn?: string | undefined;
  /** Too many codes were asked for: when this one may be again. */
  readonly nextAt?: Instant | undefined;
}

/** The one that this device holds; frame/layout/customer-layout.tsx says what becomes of it. */
export const promoLink = createStore<PromoLink | undefined>(undefined);

/**
 * Keeps the code of `?promo=CODE` on the device until a cart can take it, and takes it out of the address (PM14). What is
 * no code is dropped. Called before the router, as `noteLeadSource`.
 */
export function notePromoLink(): void {
  if (location.pathname.startsWith('/admin')) return;
  promoLink.set(readKept());
  const url = new URL(location.href);
  const typed = url.searchParams.get('promo');
  if (typed === null) return;
  url.searchParams.delete('promo');
  history.replaceState(history.state, '', url);
  const code = normalizeCode(typed);
  if (COUPON_CODE.test(code)) keepPromoLink({ code, state: 'waiting' });
}

/** `undefined`: the person has read it, or it is over. */
export function keepPromoLink(link: PromoLink | undefined): void {
  promoLink.set(link);
  const isOver = link === undefined || link.state === 'applied';
  writeMirror('promo_link', isOver ? null : JSON.stringify({ code: link.code }));
}

/** Only what can be asked for again is believed: storage of a browser is anybody's who sits at it. */
function readKept(): PromoLink | undefined {
  try {
    const kept = JSON.parse(readMirror('promo_link') ?? 'null') as Partial<Record<string, unknown>> | null; // checked below
    const { code } = kept ?? {};
    if (typeof code !== 'string' || !COUPON_CODE.test(code)) return undefined;
    return { code, state: 'waiting' };
  } catch {
    return undefined;
  }
}
