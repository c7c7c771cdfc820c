import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { Offer } from '../offer/offer.ts';
import { ChoicePart } from './choice-part.tsx';
import { DescriptionPart } from './description-part.tsx';
import { LengthPart } from './length-part.tsx';
import { AreaPart, BudgetPart } from './quote-parts.tsx';
import type { RequestForm } from './use-request-form.ts';
import { VehiclePart } from './vehicle-part.tsx';

type RequestFieldsProps = { form: RequestForm; offer: Offer };

/** What the row of a kind asks: one set for a new request, an edited one, and one that staff write down. */
export function RequestFields({ form, offer }: RequestFieldsProps) {
  const { choice, area, time, vehicle, asksBudget } = serviceKinds[form.kind].request;
  return (
    <>
      {choice && <ChoicePart form={form} choice={choice} />}
      {area && <AreaPart form={form} area={area} />}
      <DescriptionPart form={form} />
      {time && <LengthPart form={form} time={time} offer={offer} />}
      {vehicle && <VehiclePart form={form} mileCents={offer.rates[vehicle.mileRate]} />}
      {asksBudget && <BudgetPart form={form} />}
    </>
  );
}
