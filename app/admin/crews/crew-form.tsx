import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CREW_NAME_MAX, type CrewColor, crewColors } from '#shared/agenda/crew-colors.ts';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { kinds } from '#shared/catalogue/kind.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { ShutFields } from '../../ui/fields/shut-fields.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CrewMark } from '../parts/crew/crew-mark.tsx';
import { OutsideVisits } from '../parts/hours/outside-visits.tsx';
import { PictureField } from '../parts/picture/picture-field.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { CrewArea } from './crew-area.tsx';
import { CrewConflict } from './crew-conflict.tsx';
import { CrewHours } from './crew-hours.tsx';
import { useEditCrew } from './use-edit-crew.ts';
import { workWord } from './work-word.ts';

type CrewFormProps = {
  /** Absent for a new one. */
  crew: CrewView | undefined;
  crews: readonly CrewView[];
  agenda: AgendaView;
  /** Other staff have changed it: what was typed stays. */
  onStale: () => void;
};

/** What a crew is called, does, where it comes and when. */
export function CrewForm({ crew, crews, agenda, onStale }: CrewFormProps) {
  const { t } = useTranslation('admin');
  const edit = useEditCrew(crew, crews, onStale);
  const { value, change, faultOf } = edit;
  const why = useWhyWait();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void edit.save();
  };
  return (
    <>
      <ShutFields value={edit.isBusy}>
        <form className="stack" onSubmit={submit} noValidate>
          {edit.isRestored && (
            <Alert
              actions={
                <Button variant="secondary" onClick={edit.drop}>
                  {t('crews.drop')}
                </Button>
              }
            >
              {t('crews.restored')}
            </Alert>
          )}
          <Card className="stack">
            <TextField
              label={t('crews.name')}
              hint={t('crews.nameHint')}
              error={faultOf('name')}
              required
              maxLength={CREW_NAME_MAX}
              autoComplete="off"
              value={value.name}
              onChange={({ target }) => change({ name: target.value })}
            />
            <ChoiceGroup
              legend={t('crews.color')}
              layout="chips"
              value={value.color}
              onChange={(color) => change({ color })}
              choices={crewColors.map((one) => ({
                value: one,
                label: t(`crews.colors.${one}`),
                picture: <CrewDot color={one} />,
              }))}
            />
            <PictureField
              label={t('crews.picture')}
              note={t('crews.optional')}
              hint={t('crews.pictureHint')}
              error={edit.pictureFault}
              value={value.picture}
              onChange={(picture) => change({ picture })}
              removable
            />
          </Card>
          <Card className="stack">
            <h2>{t('crews.work')}</h2>
            <CheckboxGroup
              legend={t('crews.kindsLegend')}
              hint={t('crews.kindsHint')}
              layout="chips"
              choices={kinds.map((kind) => ({ value: kind, label: workWord(kind, t) }))}
              values={value.kinds}
              onChange={(chosen) => change({ kinds: chosen })}
            />
          </Card>
          <CrewArea edit={edit} />
          <CrewHours edit={edit} agenda={agenda} />
          {edit.conflict && <CrewConflict mine={value} {...edit.conflict} />}
          {edit.refusal !== undefined && (
            <Alert tone="danger" role="alert">
              {edit.refusal}
            </Alert>
          )}
          <div className="cluster">
            <Button type="submit" busy={edit.isBusy} disabled={why !== undefined} why={why}>
              {t('crews.save')}
            </Button>
            <ButtonLink to="/admin/crews" variant="quiet" onClick={edit.drop}>
              {t('crews.cancel')}
            </ButtonLink>
          </div>
        </form>
      </ShutFields>
      {edit.found !== undefined && (
        <OutsideVisits
          found={edit.found}
          timeZone={agenda.timeZone}
          busy={edit.isBusy}
          onClose={edit.goBack}
          onSave={() => void edit.saveAnyway()}
        />
      )}
    </>
  );
}

/** The colour alone: the choice beside it names it. */
function CrewDot({ color }: { color: CrewColor }) {
  return (
    <span aria-hidden="true">
      <CrewMark crew={{ name: '', color }} />
    </span>
  );
}
