import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isQuoteService } from '#shared/pricing/is-quoted.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { isBlank } from '../../booking/request/request-draft.ts';
import { RequestFields } from '../../booking/request/request-fields.tsx';
import type { RequestForm } from '../../booking/request/use-request-form.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import styles from './intake.module.css';

/** The id of the form, for the button that stands outside it. */
export const REQUEST_FORM = 'request-form';

type RequestQuestionsProps = { form: RequestForm; offer: Offer; onSubmit: () => void };

/** The questions in one column, each a card, and what is to be said of the answers. */
export function RequestQuestions({ form, offer, onSubmit }: RequestQuestionsProps) {
  const { t } = useTranslation('intake');
  const faultCount = Object.keys(form.errors).length;
  const isQuote = isQuoteService(offer.service);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={REQUEST_FORM} className={`stack ${styles.form}`} onSubmit={handleSubmit} noValidate>
      <RequestFields form={form} offer={offer} />
      {faultCount > 0 && <Alert tone="danger">{t('fault.count', { count: faultCount })}</Alert>}
      {isQuote && isBlank(form.draft) && <Alert title={t('quote.empty')}>{t('quote.emptyText')}</Alert>}
    </form>
  );
}
