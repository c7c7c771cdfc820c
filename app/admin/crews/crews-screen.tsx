import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREWS_MAX } from '#shared/agenda/crew-colors.ts';
import type { CrewsAnswer, CrewView } from '#shared/api/admin/crews.ts';
import { crewsRead } from '../../data/staff/commands/manage-crews.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { AsOf } from '../parts/as-of.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { type AdminData, useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyNote } from '../parts/why-note.tsx';
import { ConfirmCrew, type CrewEnd } from './confirm-crew.tsx';
import { CrewEntry } from './crew-entry.tsx';
import styles from './crews.module.css';
import { useCrewActions } from './use-crew-actions.ts';

/** `/admin/crews`: who comes, in the order in which they are chosen. */
export function CrewsScreen() {
  const { t } = useTranslation('admin');
  const data = useAdminRead(crewsRead);
  const why = useWhyNote();
  useScreenTitle(t('crews.title'));
  return (
    <div className="stack">
      <div className="cluster" data-apart="">
        <PageTitle focusOnOpen lead={t('crews.lead')}>
          {t('crews.title')}
        </PageTitle>
        <AsOf data={data} />
      </div>
      {why.note}
      <ReadGate data={data} title={t('crews.failed')} skeleton={<Skeleton shape="box" height="10rem" />}>
        {({ crews }) => <Crews crews={crews} data={data} whyId={why.id} />}
      </ReadGate>
    </div>
  );
}

type CrewsProps = {
  crews: readonly CrewView[];
  data: AdminData<CrewsAnswer>;
  whyId: string | undefined;
};

function Crews({ crews, data, whyId }: CrewsProps) {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<{ readonly crew: CrewView; readonly end: CrewEnd }>();
  const actions = useCrewActions(data);
  const isWaiting = whyId !== undefined || actions.isBusy;
  const activeCount = crews.filter(({ active }) => active).length;
  return (
    <>
      {crews.length === 1 && <p className="soft">{t('crews.one')}</p>}
      {actions.kept && (
        <Alert
          tone="warning"
          role="alert"
          actions={
            <ButtonLink variant="secondary" to={`/admin/bookings?view=upcoming&crew=${actions.kept.id}`}>
              {t('crews.showBookings')}
            </ButtonLink>
          }
        >
          {actions.kept.words}
        </Alert>
      )}
      <ol className={styles.rows}>
        {crews.map((crew, index) => (
          <CrewEntry
            key={crew.id}
            {...{ crew, index, actions, isWaiting, whyId }}
            count={crews.length}
            isLastActive={crew.active && activeCount === 1}
            onEnd={(end) => setAsked({ crew, end })}
          />
        ))}
      </ol>
      {crews.length < CREWS_MAX && (
        <div>
          <ButtonLink to="/admin/crews/new" icon={<Plus aria-hidden="true" />}>
            {t('crews.add')}
          </ButtonLink>
        </div>
      )}
      {asked && (
        <ConfirmCrew
          name={asked.crew.name}
          end={asked.end}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            void (asked.end === 'close' ? actions.setActive(asked.crew, false) : actions.remove(asked.crew));
          }}
        />
      )}
    </>
  );
}
