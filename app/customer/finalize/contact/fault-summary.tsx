import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { contactFieldId } from '../../../booking/contact/use-contact-fields.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { scrollToSight } from '../../parts/page/scroll-to-sight.ts';
import styles from '../finalize.module.css';
import { type ContactField, contactFields } from './contact.ts';
import { type ContactForm, focusField } from './use-contact-form.ts';

type FaultSummaryProps = { form: Pick<ContactForm, 'errors' | 'errorCount' | 'faultyPresses'> };

/**
 * `<FaultSummary form>` What a press of the button found wrong, above the form (D303): it takes the focus, and each line
 * leads to its field, where the same words stand. It shrinks as the fields are put right.
 */
export function FaultSummary({ form: { errors, errorCount, faultyPresses } }: FaultSummaryProps) {
  const { t } = useTranslation('finalize');
  const place = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (faultyPresses === 0 || !place.current) return;
    place.current.focus({ preventScroll: true });
    scrollToSight(place.current);
  }, [faultyPresses]);
  if (faultyPresses === 0 || errorCount === 0) return null;
  const toField = (event: MouseEvent, field: ContactField) => {
    event.preventDefault(); // the address stays as it is
    focusField(field);
  };
  return (
    <section ref={place} tabIndex={-1} aria-labelledby={titleId} className={styles.faults}>
      <Alert tone="danger">
        <strong id={titleId}>{t('faults.count', { count: errorCount })}</strong>
        <ul>
          {contactFields
            .filter((field) => errors[field] !== undefined)
            .map((field) => (
              <li key={field}>
                <a href={`#${contactFieldId(field)}`} onClick={(event) => toField(event, field)}>
                  {t(`fields.${field}`)}
                </a>
                {t('faults.colon')}
                {errors[field]}
              </li>
            ))}
        </ul>
      </Alert>
    </section>
  );
}
