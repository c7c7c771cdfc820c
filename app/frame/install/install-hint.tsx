import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useCompanyName } from '../company/use-company-name.ts';
import styles from './install-hint.module.css';
import { installOffer } from './install-offer.ts';
import { dismissInstall, promptInstall, readInstallWay } from './install-way.ts';

/** Offers the app as an app. Only after a booking, when it has shown what it is good for (D367). */
export function InstallHint() {
  const { t } = useTranslation('confirmation');
  const company = useCompanyName();
  const way = useSyncExternalStore(installOffer.subscribe, readInstallWay);
  if (way === undefined) return null;
  return (
    <Card as="section" tone="primary" className={styles.hint} aria-labelledby="install-title">
      <div className={styles.words}>
        <h2 id="install-title">{t('install.title', { company })}</h2>
        <p>{t('install.text')}</p>
      </div>
      {way === 'ios' && (
        <ol className={styles.steps}>
          <Step src="/drawings/install/ios-share.svg">{t('install.share')}</Step>
          <Step src="/drawings/install/ios-add.svg">{t('install.add')}</Step>
        </ol>
      )}
      <div className="cluster">
        {way === 'prompt' && (
          <Button icon={<Download aria-hidden="true" />} onClick={() => void promptInstall()}>
            {t('install.act')}
          </Button>
        )}
        <Button variant="quiet" onClick={dismissInstall}>
          {t('install.later')}
        </Button>
      </div>
    </Card>
  );
}

function Step({ src, children }: { src: string; children: string }) {
  return (
    <li>
      <img src={src} alt="" width="200" height="260" loading="lazy" />
      {children}
    </li>
  );
}
