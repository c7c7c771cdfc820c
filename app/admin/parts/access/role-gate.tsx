import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import type { StaffRole } from '#shared/company/staff-role.ts';
import { standing } from '../../../data/staff/standing.ts';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { ButtonLink } from '../../../ui/actions/button.tsx';
import { PageTitle } from '../../../ui/layout/page-title.tsx';
import { useStore } from '../../../ui/use-store.ts';
import styles from './admin-guard.module.css';
import { startOf } from './safe-next.ts';
import { useMay } from './use-may.ts';

/** Screens of a role: whoever may less and comes by a direct address is told so (D470). */
export function RoleGate({ needed }: { needed: StaffRole }) {
  return useMay(needed) ? <Outlet /> : <Forbidden />;
}

function Forbidden() {
  const { t } = useTranslation('admin');
  const { role } = useStore(standing);
  useScreenTitle(t('guard.forbidden'));
  return (
    <section className={`stack ${styles.locked}`}>
      <KeyRound className={styles.icon} aria-hidden="true" />
      <PageTitle lead={t('guard.forbiddenText')}>{t('guard.forbidden')}</PageTitle>
      <div>
        <ButtonLink to={startOf(role)} size="l">
          {t(role === 'crew' ? 'day.title' : 'calendar.title')}
        </ButtonLink>
      </div>
    </section>
  );
}
