import { useTranslation } from 'react-i18next';
import { remote } from '../../../data/remote.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';

/** The catalogue could not be had and none is stored here. */
export function LoadFailed({ title }: { title?: string | undefined }) {
  const { t } = useTranslation('configure');
  return (
    <div className="page stack">
      <PageTitle>{t('title')}</PageTitle>
      <ErrorPanel
        title={title ?? t('error.load')}
        action={
          <Button onClick={() => void remote.refreshCatalogue({ force: true })}>{t('error.retry')}</Button>
        }
      >
        {t('error.loadText')}
      </ErrorPanel>
    </div>
  );
}

/** The slug is known to the app and unknown to the catalogue: withdrawn, or another tenant's. */
export function ServiceMissing() {
  const { t } = useTranslation('configure');
  return (
    <div className="page">
      <EmptyState
        titleLevel="h1"
        title={t('error.notFound')}
        drawing={<img src="/drawings/not-found.svg" alt="" width={320} height={240} />}
        action={<ButtonLink to="/services">{t('error.services')}</ButtonLink>}
      >
        {t('error.notFoundText')}
      </EmptyState>
    </div>
  );
}
