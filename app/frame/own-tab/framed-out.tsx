import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { OwnTab } from './own-tab.tsx';

/** In place of a screen that is not shown in a frame: the way to it. */
export function FramedOut() {
  const { t } = useTranslation('shell');
  const { pathname, search, hash } = useLocation();
  return (
    <main className="page">
      <EmptyState
        title={t('framed.title')}
        titleLevel="h1"
        action={<OwnTab to={pathname + search + hash}>{t('framed.open')}</OwnTab>}
      >
        {t('framed.text')}
      </EmptyState>
    </main>
  );
}
