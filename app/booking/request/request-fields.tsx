import type { RequestPart } from '#shared/kinds/service-kind.ts';
import type { Offer } from '../offer/offer.ts';
import { ChoicePart } from './choice-part.tsx';
import { partsOf } from './count-parts.ts';
import { DescriptionPart } from './description-part.tsx';
import { LengthPart } from './length-part.tsx';
import { AreaPart, BudgetPart } from './quote-parts.tsx';
import type { RequestForm } from './use-request-form.ts';
import { VehiclePart } from './vehicle-part.tsx';

type RequestFieldsProps = { form: RequestForm; offer: Offer };

/** What a kind asks, in the order of its row: one set for a new request, an edited one, and one that staff write down. */
export function RequestFields({ form, offer }: RequestFieldsProps) {
  return partsOf(form.kind).map((part) => <PartOf key={part} part={part} form={form} offer={offer} />);
}

function PartOf({ part, form, offer }: RequestFieldsProps & { part: RequestPart }) {
  const { kind } = form;
  switch (part) {
    case 'choice':
      return <ChoicePart form={form} />;
    case 'description':
      return <DescriptionPart form={form} />;
    case 'time':
      return kind === 'handyman' || kind === 'rentme' ? <LengthPart {...{ form, kind, offer }} /> : null;
    case 'vehicle':
      return <VehiclePart form={form} offer={offer} />;
    case 'area':
      return kind === 'pavers' || kind === 'epoxy' ? <AreaPart form={form} kind={kind} /> : null;
    case 'budget':
      return <BudgetPart form={form} />;
  }
}
