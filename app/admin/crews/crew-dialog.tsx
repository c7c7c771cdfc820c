import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CREW_NAME_MAX, type CrewColor, crewColors } from '#shared/agenda/crew-colors.ts';
import type { CrewView } from '#shared/api/admin/crews.ts';
import { addCrew, changeCrew, currentCrew } from '../../data/staff/commands/manage-crews.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CrewMark } from '../parts/crew/crew-mark.tsx';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';

type CrewDialogProps = {
  /** Absent for a new one. */
  crew: CrewView | undefined;
  crews: readonly CrewView[];
  onClose: () => void;
  onSaved: () => void;
  /** Other staff have changed it: what was typed stays. */
  onStale: () => void;
};

/** Name and colour of a crew. */
export function CrewDialog({ crew, crews, onClose, onSaved, onStale }: CrewDialogProps) {
  const { t } = useTranslation('admin');
  const [name, setName] = useState(crew?.name ?? '');
  const [color, setColor] = useState<CrewColor>(crew?.color ?? unusedColor(crews));
  const [version, setVersion] = useState(crew?.version);
  const [busy, setBusy] = useState(false);
  const [nameError, setNameError] = useState<string>();
  const [fault, setFault] = useState<string>();
  const why = useWhyWait();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const typed = name.trim();
    if (typed === '') return setNameError(t('crews.nameRequired'));
    setBusy(true);
    setFault(undefined);
    const input = { name: typed, color };
    const answer = crew
      ? await changeCrew(crew.id, { ...input, expectedVersion: version })
      : await addCrew(input);
    setBusy(false);
    if (answer.ok) {
      showToast({ text: t(crew ? 'crews.saved' : 'crews.added', { name: typed }), tone: 'success' });
      return onSaved();
    }
    if (answer.code === 'crew.taken') return setNameError(faultWords(answer.code, t));
    const current = answer.code === 'crew.changed' ? currentCrew(answer.body) : undefined;
    if (!current) return setFault(faultWords(answer.code, t));
    setVersion(current.version);
    setFault(`${faultWords(answer.code, t)} ${t('crews.staleName', { name: current.name })}`);
    onStale();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={crew ? t('crews.editTitle', { name: crew.name }) : t('crews.add')}
      closeLabel={t('close')}
    >
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          label={t('crews.name')}
          hint={t('crews.nameHint')}
          error={nameError}
          required
          maxLength={CREW_NAME_MAX}
          autoComplete="off"
          value={name}
          data-first-focus=""
          onChange={({ target }) => {
            setName(target.value);
            setNameError(undefined);
          }}
        />
        <ChoiceGroup
          legend={t('crews.color')}
          layout="chips"
          value={color}
          onChange={setColor}
          choices={crewColors.map((one) => ({
            value: one,
            label: t(`crews.colors.${one}`),
            picture: <CrewDot color={one} />,
          }))}
        />
        {fault !== undefined && (
          <Alert tone="danger" role="alert">
            {fault}
          </Alert>
        )}
        <Button type="submit" busy={busy} disabled={why !== undefined} why={why} wide>
          {t('crews.save')}
        </Button>
      </form>
    </Dialog>
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

/** The first that no crew has. */
function unusedColor(crews: readonly CrewView[]): CrewColor {
  return crewColors.find((color) => crews.every((crew) => crew.color !== color)) ?? 'blue';
}
