import { Copy, ExternalLink, Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortId } from '#shared/kernel/ids.ts';
import { withLanguage } from '#shared/kernel/with-language.ts';
import type { Confirmation } from '../../data/place/read-confirmation.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { copyText } from '../../ui/actions/copy-text.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { managePath } from '../parts/booking/manage-link.ts';
import styles from './confirmation.module.css';

/** The way back to the booking, on screen as well as by mail: an address mistyped must not lose a visit (D118). */
export function KeepTools({ confirmation: { bookingId, manageUrl } }: { confirmation: Confirmation }) {
  const { t } = useTranslation('confirmation');
  const locale = useLocale();
  const copy = async (text: string, done: string) => {
    const isCopied = await copyText(text);
    showToast(isCopied ? { text: done, tone: 'success' } : { text: t('keep.copyFailed'), tone: 'danger' });
  };
  return (
    <section className={styles.keep} aria-label={t('keep.label')}>
      <ButtonLink
        to={withLanguage(managePath(manageUrl), locale)}
        target="_blank"
        rel="noreferrer"
        size="l"
        iconAfter={<ExternalLink aria-hidden="true" />}
      >
        {t('keep.manage')}
        <span className="visually-hidden"> {t('keep.newTab')}</span>
      </ButtonLink>
      <div className="cluster">
        <Button
          variant="quiet"
          icon={<Link2 aria-hidden="true" />}
          onClick={() => void copy(manageUrl, t('keep.linkCopied'))}
        >
          {t('keep.copyLink')}
        </Button>
        <Button
          variant="quiet"
          icon={<Copy aria-hidden="true" />}
          onClick={() => void copy(shortId(bookingId), t('keep.referenceCopied'))}
        >
          {t('keep.copyReference')}
        </Button>
      </div>
    </section>
  );
}
