import * as customer from './customer-steps.ts';
import * as holder from './holder-steps.ts';
import * as office from './office-steps.ts';
import * as owner from './owner-steps.ts';
import type { Step } from './step.ts';

/** A day like any other: the more often a step stands here, the more often it is done. */
export const anyStep: readonly Step[] = [
  ...often(4, customer.book),
  ...often(3, customer.fill, office.change),
  ...often(2, holder.move, holder.edit, holder.answerQuote, office.shift, office.restore, office.offer),
  ...often(2, owner.changeCrew),
  ...[customer.applyCode, customer.hold, customer.letHoldsExpire, customer.letTimePass],
  ...[holder.note, holder.readdress, holder.cancel, holder.bookAgain],
  ...[office.noteAsCrew, office.edit, office.place, office.remove, office.erase],
  ...[owner.changeAgenda, owner.changeBlock, owner.changePrice, owner.changeEntry, owner.changeCoupon],
];

/** So that there is something to be busy with. */
export const firstSteps: readonly Step[] = [customer.fill, customer.book, office.place];

/** What people may do to one and the same booking at once. */
export const stepsAtOnce: readonly Step[] = [
  ...[holder.note, holder.readdress, holder.cancel, holder.move, holder.edit, holder.answerQuote],
  ...[office.shift, office.change, office.edit, office.remove, office.restore, office.offer, office.erase],
  ...[customer.book, owner.changeCrew, owner.changeBlock, owner.changeAgenda, owner.changeCoupon],
];

function often(times: number, ...steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => Array.from({ length: times }, () => step));
}
