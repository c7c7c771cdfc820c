import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { faultWords } from '../words/fault-words.ts';
import styles from './admin-guard.module.css';
import { useAccess } from './use-access.ts';

/** Lets in, sends to the login, or closes the screens of a device that has not met the server for too long. */
export function AdminGuard() {
  const { t } = useTranslation('admin');
  const { access, retry } = useAccess();
  switch (access.is) {
    case 'ok':
      return <Outlet />;
    case 'denied':
      return <ToLogin />;
    case 'locked':
      return <Locked onRetry={retry} />;
    case 'checking':
      return (
        <SkeletonGroup label={t('guard.checking')}>
          <Skeleton width="16rem" height="2.5rem" />
          <Skeleton shape="box" height="12rem" />
        </SkeletonGroup>
      );
    case 'unknown':
      return (
        <ErrorPanel title={t('guard.failed')} action={<Button onClick={retry}>{t('retry')}</Button>}>
          <p>{faultWords(access.code, t)}</p>
        </ErrorPanel>
      );
  }
}

function Locked({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <section className={`stack ${styles.locked}`}>
      <CloudOff className={styles.icon} aria-hidden="true" />
      <PageTitle lead={t('guard.lockedText')}>{t('guard.locked')}</PageTitle>
      <div>
        <Button size="l" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </section>
  );
}

/** Denied: back to the login, which returns here afterwards. */
function ToLogin() {
  const { pathname, search } = useLocation();
  return <Navigate to={`/admin/login?next=${encodeURIComponent(pathname + search)}`} replace />;
}
