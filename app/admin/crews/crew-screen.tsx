import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { crewsRead } from '../../data/staff/commands/manage-crews.ts';
import { agendaRead } from '../../data/staff/commands/save-agenda.ts';
import { Link } from '../../frame/link.tsx';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { CrewForm } from './crew-form.tsx';
import styles from './crews.module.css';

/** `/admin/crews/:id`: one crew; `/admin/crews/new`: another one. */
export function CrewScreen() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const data = useAdminRead(crewsRead);
  const agenda = useAdminRead(agendaRead);
  const isNew = id === 'new';
  const titleOf = (crew: CrewView | undefined) =>
    crew ? t('crews.editTitle', { name: crew.name }) : t('crews.add');
  const known = data.body?.crews.find((each) => each.id === id);
  useScreenTitle(titleOf(known));
  const skeleton = <Skeleton shape="box" height="24rem" />;
  return (
    <div className="stack">
      <Link to="/admin/crews" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {t('crews.title')}
      </Link>
      <ReadGate data={data} title={t('crews.failed')} skeleton={skeleton}>
        {({ crews }) => {
          const crew = crews.find((each) => each.id === id);
          if (!crew && !isNew) return <Gone />;
          return (
            <>
              <PageTitle focusOnOpen>{titleOf(crew)}</PageTitle>
              <ReadGate data={agenda} title={t('crews.failed')} skeleton={skeleton}>
                {(week) => (
                  <CrewForm
                    key={id}
                    crew={crew}
                    crews={crews}
                    agenda={week}
                    onStale={() => void data.reload()}
                  />
                )}
              </ReadGate>
            </>
          );
        }}
      </ReadGate>
    </div>
  );
}

function Gone() {
  const { t } = useTranslation('admin');
  return (
    <ErrorPanel
      title={t('fault.crew.not_found')}
      action={<ButtonLink to="/admin/crews">{t('crews.title')}</ButtonLink>}
    />
  );
}
