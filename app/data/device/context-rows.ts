import type { Id } from '#shared/kernel/ids.ts';
import type {
  Confirmation,
  EditIntent,
  EditServicesContext,
  LastContact,
  LastIntakes,
  PreferredTime,
  RecentAddress,
  RescheduleContext,
  SlotSelection,
} from './rows.ts';

/** Times the customer would take, chosen without a connection, best first, at most three. Never a hold. */
interface StoredPreferredTimes {
  readonly minutes: number;
  readonly wishes: readonly PreferredTime[];
}

/** What is kept once on a device, by its key; read and written through `context` (context.ts). */
export interface ContextValues {
  readonly 'edit-intent': EditIntent;
  readonly 'last-intake': LastIntakes;
  readonly 'recent-addresses': readonly RecentAddress[];
  readonly 'last-contact': LastContact;
  readonly 'slot-selection': SlotSelection;
  /** The time held for the edit of a booking, beside that of the own cart (LC72). */
  readonly 'edit-slot-selection': SlotSelection;
  readonly 'slot-wishes': StoredPreferredTimes;
  readonly reschedule: RescheduleContext;
  readonly 'edit-services': EditServicesContext;
  /** Carts of edits that were quit and of which the server does not know it yet (LC73). */
  readonly 'edit-quits': readonly Id[];
  readonly confirmation: Confirmation;
}

export type ContextKey = keyof ContextValues;

export interface KeptContext<Key extends ContextKey> {
  readonly k: Key;
  readonly value: ContextValues[Key];
  readonly v: 1;
}

export type ContextRow = { readonly [Key in ContextKey]: KeptContext<Key> }[ContextKey];
