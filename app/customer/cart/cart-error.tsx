import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../i18n/error-text.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import styles from './cart.module.css';
import { retryCart } from './retry-cart.ts';

/** Nothing can be shown: neither the device nor the server has it. */
export function CartError({ code }: { code: string | undefined }) {
  const { t } = useTranslation('cart');
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void retryCart().finally(() => setBusy(false));
  };
  return (
    <div className={`page stack ${styles.screen}`}>
      <PageTitle>{t('title')}</PageTitle>
      <ErrorPanel
        title={t('error.title')}
        action={
          <Button busy={busy} onClick={retry}>
            {t('error.retry')}
          </Button>
        }
      >
        {errorText(code ?? 'unknown')} {t('error.kept')}
      </ErrorPanel>
    </div>
  );
}
