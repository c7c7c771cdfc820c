import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { useMailsLeave } from '../../frame/use-mails-leave.ts';
import { useFormat } from '../../i18n/use-format.ts';
import styles from './confirmation.module.css';
import type { FreshConfirmation } from './refresh-confirmation.ts';

type NextStepsProps = {
  confirmation: FreshConfirmation;
  startAt: Instant;
  isPending: boolean;
  /** Nothing but deliveries: no room is cleaned. */
  isDrive: boolean;
};

/**
 * What happens next, in three dated steps, or the one that the customer's answer to a price is. Of the mail it says what is
 * known: that it will be sent.
 */
export function NextSteps({ confirmation, startAt, isPending, isDrive }: NextStepsProps) {
  const { t } = useTranslation('confirmation');
  const format = useFormat();
  const mailsLeave = useMailsLeave();
  const { email, timeZone, quote, offered } = confirmation;
  const date = format.date(startAt, timeZone, 'short');
  const time = format.time(startAt, timeZone);
  const answer = {
    title: isPending ? t('next.review.title') : t(mailsLeave ? 'next.mail.title' : 'next.kept.title'),
    text: isPending
      ? t(mailsLeave ? 'next.review.text' : 'next.kept.review', { email })
      : t(mailsLeave ? 'next.mail.text' : 'next.kept.text', { email }),
  };
  const booking = {
    title: t('next.booking.title', { date }),
    text: isDrive
      ? t('next.booking.drive', { time })
      : quote
        ? t('next.booking.look', { time })
        : t('next.booking.text', { time }),
  };
  const price = {
    title: isDrive ? t('next.quote.before') : t('next.quote.title'),
    text: t('next.quote.text'),
  };
  const pay = { title: t('next.pay.title'), text: t('next.pay.text') };
  const offer = { title: t('next.offer.title'), text: t('next.offer.text') };
  const asked = isDrive ? [answer, price, booking] : [answer, booking, price];
  // What comes after it, and when, the answer decides.
  const steps = offered ? [offer] : quote ? asked : [answer, booking, pay];
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
