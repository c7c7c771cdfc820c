import type { CreateBookingInput } from '#shared/api/bookings.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Instant } from '#shared/kernel/instant.ts';
import type { BookingRow } from '../../../db/repos/bookings/bookings.ts';
import type { Tenant } from '../../../db/tenant.ts';
import type { Deps } from '../../../deps.ts';
import type { CatalogueSnapshot } from '../../catalogue/catalogue-cache.ts';

export type EditBookingInput = CreateBookingInput & {
  readonly edit: NonNullable<CreateBookingInput['edit']>;
};

/** A customer with a link, and what the form holds. */
interface CustomerEditor {
  readonly form: EditBookingInput;
  /** Whether the link is one of this booking. */
  readonly fits: (booking: BookingRow) => boolean;
}

/** A member of staff, as history calls them. */
interface StaffEditor {
  readonly form?: undefined;
  readonly actor: string;
  readonly notify: boolean;
}

/** An edit before anything is read. */
export interface EditRequest {
  readonly deps: Deps;
  readonly tenant: Tenant;
  readonly bookingId: Id;
  readonly input: Pick<CreateBookingInput, 'cartId' | 'keepTime' | 'lockId' | 'expectedTotal'> & {
    /** Of staff: also a crew that does not do this work, or does not come there. */
    readonly anyCrew?: boolean | undefined;
  };
  readonly expectedVersion: number | undefined;
  /** As sent; that of a kept time is the booking's start, and its end follows from the cart. */
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly now: Instant;
  readonly by: CustomerEditor | StaffEditor;
}

/** Everything one attempt works with. */
export interface Edit extends EditRequest {
  readonly catalogue: CatalogueSnapshot;
}
