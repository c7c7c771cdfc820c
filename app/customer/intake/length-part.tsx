import { useTranslation } from 'react-i18next';
import type { Offer } from '../../booking/offer/offer.ts';
import { WorkLength } from '../../booking/offer/work-length.tsx';
import { EstimateLines } from './estimate-lines.tsx';
import { PartCard } from './part-card.tsx';
import type { RequestForm } from './use-request-form.ts';

type LengthPartProps = { form: RequestForm; kind: 'handyman' | 'rentme'; offer: Offer };

/** How long, and what that comes to. */
export function LengthPart({ form, kind, offer }: LengthPartProps) {
  const { t } = useTranslation('intake');
  return (
    <PartCard title={kind === 'handyman' ? t('handyman.time') : t('rentme.hours')} done>
      <WorkLength
        kind={kind}
        minutes={form.draft.minutes}
        labelHidden
        onChange={(minutes) => form.set({ minutes })}
      />
      <EstimateLines form={form} offer={offer} />
    </PartCard>
  );
}
