import { kinds } from '#shared/catalogue/kind.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { PrepareLine } from '#shared/kinds/service-kind.ts';

/** What a customer can do before a visit of this kind; of one that this build does not know, what never hurts. */
export function prepareFor(serviceType: string): readonly PrepareLine[] {
  const kind = kinds.find((known) => known === serviceType);
  return kind === undefined ? ['rooms', 'pets', 'parking'] : serviceKinds[kind].prepare;
}
