import { useTranslation } from 'react-i18next';
import { keepPromoLink, type PromoLink, promoLink } from '../../data/device/promo-link.ts';
import { errorText } from '../../i18n/error-text.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { useStore } from '../../ui/use-store.ts';
import styles from '../language/language-suggestion.module.css';

/** What becomes of the code that a link brought, until the person has read it (PM14). */
export function PromoLinkBanner() {
  const { t } = useTranslation('promo');
  const link = useStore(promoLink);
  if (link === undefined) return null;
  return (
    <aside ref={keepFocus} aria-label={t('label')} className={`cluster ${styles.bar}`}>
      <span role="status">
        {link.state === 'refused'
          ? `${t('refused', { code: link.code })} ${whyWords(link)}`
          : t(link.state, { code: link.code })}
      </span>
      <button type="button" onClick={() => keepPromoLink(undefined)}>
        {t(link.state === 'waiting' ? 'drop' : 'close')}
      </button>
    </aside>
  );
}

function whyWords({ why = '', ...facts }: PromoLink): string {
  return errorText(why, facts);
}
