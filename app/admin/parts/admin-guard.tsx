import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { hasAdminToken, verifyAdmin } from '../../local/admin/commands/admin-session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { faultWords } from './fault-words.ts';
import { ToLogin } from './to-login.tsx';

type Access =
  | { readonly is: 'checking' }
  | { readonly is: 'ok' }
  | { readonly is: 'denied' }
  | { readonly is: 'unknown'; readonly code: string };

/**
 * Asks the server on every move whether this device is still let in. Only a refusal is a denial (design 10): who was
 * let in stays so through a network fault, because every call for data is checked again by the server.
 */
export function AdminGuard() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const [access, setAccess] = useState<Access>(hasAdminToken() ? { is: 'checking' } : { is: 'denied' });
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move and a press on "retry" are what asks again.
  useEffect(() => {
    let stale = false;
    checkAccess().then((next) => {
      if (!stale) setAccess((known) => (next.is === 'unknown' && known.is === 'ok' ? known : next));
    });
    return () => {
      stale = true;
    };
  }, [pathname, round]);

  switch (access.is) {
    case 'ok':
      return <Outlet />;
    case 'denied':
      return <ToLogin />;
    case 'checking':
      return (
        <SkeletonGroup label={t('guard.checking')}>
          <Skeleton width="16rem" height="2.5rem" />
          <Skeleton shape="box" height="12rem" />
        </SkeletonGroup>
      );
    case 'unknown':
      return (
        <ErrorPanel
          title={t('guard.failed')}
          action={<Button onClick={() => setRound(round + 1)}>{t('retry')}</Button>}
        >
          <p>{faultWords(access.code, t)}</p>
        </ErrorPanel>
      );
  }
}

async function checkAccess(): Promise<Access> {
  if (!hasAdminToken()) return { is: 'denied' };
  const answer = await verifyAdmin();
  if (answer.ok) return { is: 'ok' };
  const refused = answer.status === 401 || answer.status === 403;
  return refused ? { is: 'denied' } : { is: 'unknown', code: answer.code };
}
