import { History } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CompanySettingsView } from '#shared/api/admin/company.ts';
import { companyRead } from '../../data/staff/commands/save-company.ts';
import { Link } from '../../frame/link.tsx';
import { Redirect } from '../../frame/redirect.tsx';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import styles from './company.module.css';
import { CompanyHistory } from './company-history.tsx';
import { companySections } from './company-sections.ts';
import { SectionSkeleton } from './frame/section-form.tsx';

const PATH = '/admin/company';

/** `/admin/company` and `/admin/company/{section}`: what the owner sets, each section beside what a customer will see of it. */
export function CompanyScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(companyRead);
  const [isPast, setPast] = useState(false);
  useScreenTitle(t('company.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <div className="cluster" data-apart="">
        <PageTitle lead={t('company.lead')}>{t('company.title')}</PageTitle>
        <AsOf data={data} />
        <Button variant="secondary" icon={<History aria-hidden="true" />} onClick={() => setPast(true)}>
          {t('company.past.open')}
        </Button>
      </div>
      <Opened data={data} />
      <CompanyHistory open={isPast} onClose={() => setPast(false)} />
    </div>
  );
}

function Opened({ data }: { data: AdminData<CompanySettingsView> }) {
  const { t } = useTranslation('admin');
  const { section = 'who' } = useParams();
  const open = companySections.find(({ name }) => name === section);
  if (open === undefined) return <Redirect to={PATH} />;
  return (
    <>
      <nav aria-label={t('company.sections.menu')}>
        <ul className={styles.sections}>
          {companySections.map(({ name, title }) => (
            <li key={name}>
              <Link
                to={name === 'who' ? PATH : `${PATH}/${name}`}
                className={styles.section}
                aria-current={name === section ? 'page' : undefined}
              >
                {t(title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ReadGate data={data} skeleton={<SectionSkeleton />} title={t('company.failed')}>
        {(view) => <open.Section key={open.name} page={{ view, put: data.put }} />}
      </ReadGate>
    </>
  );
}
