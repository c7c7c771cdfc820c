import { useTranslation } from 'react-i18next';
import type { Instant } from '#shared/kernel/instant.ts';
import { useCancelPolicy } from '../../frame/use-cancel-policy.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import styles from './confirmation.module.css';

type ConfirmationFootProps = {
  startAt: Instant;
  timeZone: string;
  /** Nobody is seen, and nothing is left to cancel. */
  isCancelled: boolean;
};

/** The last words about the visit, and where to go from here. */
export function ConfirmationFoot({ startAt, timeZone, isCancelled }: ConfirmationFootProps) {
  const { t } = useTranslation('confirmation');
  const format = useFormat();
  const { ahead } = useCancelPolicy();
  return (
    <footer className={styles.foot}>
      {!isCancelled && (
        <>
          <p>{t('footer.seeYou', { date: format.date(startAt, timeZone) })}</p>
          <p className="soft">{ahead ? t('footer.editBefore', { ahead }) : t('footer.edit')}</p>
        </>
      )}
      <ButtonLink to="/services" variant="secondary">
        {t('footer.another')}
      </ButtonLink>
      <ButtonLink to="/" variant="quiet">
        {t('footer.home')}
      </ButtonLink>
    </footer>
  );
}
