import type { BookAgainView } from '#shared/api/booking-changes.ts';
import type { LineSnapshot } from '#shared/booking/snapshot.ts';
import type { CartItem } from '#shared/cart/cart.ts';
import type { Instance } from '#shared/cart/instance.ts';
import { normalizeItems } from '#shared/cart/normalize-items.ts';
import type { PriceBook } from '#shared/catalogue/price-book.ts';
import type { Service } from '#shared/catalogue/service.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import { type BookingRow, readBooking } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import { readAsTenant } from '../../../db/with-tenant.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../errors/app-error.ts';
import { signRouteToken, verifyRouteToken } from '../../delivery/route-token.ts';
import type { LinkSecret } from '../../links/sign-link.ts';
import { type LinkInput, proveBooking } from '../prove-booking.ts';

type Dropped = BookAgainView['dropped'][number];

/** Who vouches for a road that was measured once. */
interface Signer {
  readonly secrets: readonly LinkSecret[];
  readonly tenantId: Id;
  readonly now: Instant;
}

/**
 * The lines of a booking, with ids of their own, for a cart that is priced like any other (D310): what is sold no more is
 * left out and named. Nothing is written. A road keeps its distance; only its price is today's. Throws link.invalid.
 */
export async function bookAgain(deps: Deps, tenant: Tenant, input: LinkInput): Promise<BookAgainView> {
  const proof = proveBooking(deps, tenant, input);
  if (!proof) throw new AppError('link.invalid');
  const [booking] = await readAsTenant<BookingRow>(deps.db, tenant.id, readBooking, [
    tenant.id,
    input.bookingId,
  ]);
  if (!booking || !proof.fits(booking)) throw new AppError('link.invalid');
  const { book } = await deps.catalogue.current(tenant);
  const signer = { secrets: deps.env.linkSecrets, tenantId: tenant.id, now: deps.now() };
  const lines = booking.items.map((item, place) =>
    renew(item, booking.itemsSnapshot[place], book, deps.newId, signer),
  );
  return {
    // Same shape; the wire's arrays are only not readonly.
    items: normalizeItems(
      lines.flatMap(({ item }) => item ?? []),
      book,
      deps.newId,
    ) as BookAgainView['items'],
    dropped: lines.flatMap(({ dropped }) => dropped),
  };
}

function renew(
  item: CartItem,
  line: LineSnapshot | undefined,
  book: PriceBook,
  newId: () => Id,
  signer: Signer,
): { readonly item?: CartItem; readonly dropped: readonly Dropped[] } {
  const service = book.services.get(item.serviceId);
  const isSold =
    service && (item.productId === null || service.products.some(({ id }) => id === item.productId));
  const serviceTitle = line?.serviceTitle ?? '';
  if (!isSold) return { dropped: [{ serviceTitle }] };
  const instances = item.instances.map((instance) => ({
    ...withSoldOptions(instance, service),
    ...(instance.deliveryMeta && { deliveryMeta: signedAnew(instance.deliveryMeta, signer) }),
    id: newId(),
  }));
  return { item: { ...item, id: newId(), instances }, dropped: missingOptions(item, line, service) };
}

function withSoldOptions(instance: Instance, { options }: Service): Instance {
  const sold = new Set(options.map(({ id }) => id));
  return { ...instance, options: instance.options.filter(({ optionId }) => sold.has(optionId)) };
}

/** Names of what is gone: the snapshot has them in the order in which they were chosen, each once. */
function missingOptions(
  { instances }: CartItem,
  line: LineSnapshot | undefined,
  { options }: Service,
): Dropped[] {
  const sold = new Set(options.map(({ id }) => id));
  const chosen = [
    ...new Set(instances.flatMap((instance) => instance.options.map(({ optionId }) => optionId))),
  ];
  const isNamed = line !== undefined && line.options.length === chosen.length;
  return chosen.flatMap((id, place) => {
    if (sold.has(id)) return [];
    const option = isNamed ? line.options[place]?.title : undefined;
    return [{ serviceTitle: line?.serviceTitle ?? '', option: option ?? '' }];
  });
}

/** Roads change slowly and the booking was made with this one; a cart of today wants a token of today. */
function signedAnew(meta: NonNullable<Instance['deliveryMeta']>, { secrets, tenantId, now }: Signer) {
  const { routeToken, stops } = meta;
  const proof = routeToken && verifyRouteToken(secrets, tenantId, stops, routeToken);
  return proof ? { ...meta, routeToken: signRouteToken(secrets, tenantId, stops, proof.facts, now) } : meta;
}
