import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import type { RequestPart } from '#shared/kinds/service-kind.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ChoicePart } from './choice-part.tsx';
import { partsOf } from './count-parts.ts';
import { DescriptionPart } from './description-part.tsx';
import styles from './intake.module.css';
import { isBlank } from './intake-draft.ts';
import { LengthPart } from './length-part.tsx';
import { AreaPart, BudgetPart } from './quote-parts.tsx';
import { REQUEST_FORM, type RequestForm } from './use-request-form.ts';
import { VehiclePart } from './vehicle-part.tsx';

type RequestFieldsProps = { form: RequestForm; offer: Offer; onSubmit: () => void };

/** The questions of a kind in one column, each a card; the same when the request is new and when it is edited. */
export function RequestFields({ form, offer, onSubmit }: RequestFieldsProps) {
  const { t } = useTranslation('intake');
  const faultCount = Object.keys(form.errors).length;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={REQUEST_FORM} className={`stack ${styles.form}`} onSubmit={handleSubmit} noValidate>
      {partsOf(form.kind).map((part) => (
        <PartOf key={part} part={part} form={form} offer={offer} />
      ))}
      {faultCount > 0 && <Alert tone="danger">{t('fault.count', { count: faultCount })}</Alert>}
      {isQuoteForm(form) && isBlank(form.draft) && (
        <Alert title={t('quote.empty')}>{t('quote.emptyText')}</Alert>
      )}
    </form>
  );
}

function PartOf({ part, form, offer }: { part: RequestPart; form: RequestForm; offer: Offer }) {
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

function isQuoteForm({ kind }: RequestForm): boolean {
  return serviceKinds[kind].pricedBy === 'quote';
}
