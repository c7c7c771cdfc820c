import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { Confirmation } from '../../local/reads/confirmation.ts';
import styles from './confirmation.module.css';

type NextStepsProps = { confirmation: Confirmation; startAt: Instant; isPending: boolean };

/** What happens next, in three dated steps. Of the mail it says what is known: that it will be sent. */
export function NextSteps({ confirmation, startAt, isPending }: NextStepsProps) {
  const { t } = useTranslation('confirmation');
  const format = useFormat();
  const { email, timeZone, quote } = confirmation;
  const date = format.date(startAt, timeZone, 'short');
  const time = format.time(startAt, timeZone);
  const steps = [
    {
      title: isPending ? t('next.review.title') : t('next.mail.title'),
      text: isPending ? t('next.review.text', { email }) : t('next.mail.text', { email }),
    },
    {
      title: t('next.visit.title', { date }),
      text: quote ? t('next.visit.look', { time }) : t('next.visit.text', { time }),
    },
    {
      title: quote ? t('next.quote.title') : t('next.pay.title'),
      text: quote ? t('next.quote.text') : t('next.pay.text'),
    },
  ];
  return (
    <section className="stack" aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next.title')}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.title}>
            <strong>{step.title}</strong>
            <span className="soft">{step.text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
