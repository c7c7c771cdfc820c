import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AddedKeyView } from '#shared/api/admin/sessions.ts';
import { type StaffRole, staffRoles } from '#shared/company/staff-role.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { addKey } from '../../data/staff/commands/manage-access.ts';
import { crewsRead } from '../../data/staff/commands/manage-crews.ts';
import type { Refusal } from '../../data/wire/http.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { KeyAgain, useKeyAgain } from '../parts/access/key-again.tsx';
import { ShowOnce } from '../parts/managed/show-once.tsx';
import { ReadGate } from '../parts/read-gate.tsx';
import { AddOnce } from '../parts/saving/add-once.tsx';
import { useAdminRead } from '../parts/use-admin-read.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';

const LABEL_MAX = 80;

/** A name first, then the key, once. */
export function AddKey({ whyId, onAdded }: { whyId: string | undefined; onAdded: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  return (
    <AddOnce<AddedKeyView>
      {...{ whyId, onAdded }}
      label={t('devices.addKey')}
      titleOf={(added) =>
        added === undefined ? t('devices.addKeyTitle') : t('devices.newKeyTitle', { name: added.label })
      }
      form={(show) => <NameKey onAdded={show} />}
      once={({ key }, close) => (
        <ShowOnce
          label={t('devices.newKeyLabel')}
          value={key}
          warning={t('devices.newKeyText')}
          onDone={close}
        />
      )}
    />
  );
}

function NameKey({ onAdded }: { onAdded: (key: AddedKeyView) => void }) {
  const { t } = useTranslation('admin');
  const [label, setLabel] = useState('');
  // D475
  const [role, setRole] = useState<StaffRole>('office');
  const [crewId, setCrewId] = useState<Id | ''>('');
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const why = useWhyWait();
  const again = useKeyAgain();
  const faultsOf = ({ code, fields }: Refusal): Faults => {
    if (fields?.crewId !== undefined) return { crew: t('devices.crewGone') };
    return { label: fields?.label === undefined ? faultWords(code, t) : t('devices.addKeyInvalid') };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = {
      label: label.trim() === '' ? t('devices.addKeyRequired') : undefined,
      crew: role === 'crew' && crewId === '' ? t('devices.crewRequired') : undefined,
    };
    setFaults(missing);
    if (missing.label || missing.crew || !again.isTyped()) return;
    setBusy(true);
    const input = { label: label.trim(), role, ...(role === 'crew' && { crewId }) };
    const answer = await addKey(input, again.key);
    setBusy(false);
    if (answer.ok) onAdded(answer.body);
    else if (!again.refused(answer.code)) setFaults(faultsOf(answer));
  };
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <TextField
        label={t('devices.addKeyLabel')}
        hint={t('devices.addKeyHint')}
        error={faults.label}
        required
        maxLength={LABEL_MAX}
        autoComplete="off"
        value={label}
        data-first-focus=""
        onChange={({ target }) => {
          setLabel(target.value);
          setFaults({ crew: faults.crew });
        }}
      />
      <ChoiceGroup
        legend={t('devices.role.label')}
        layout="rows"
        value={role}
        onChange={setRole}
        choices={roles.map((value) => ({
          value,
          label: t(`devices.role.${value}`),
          detail: t(`devices.role.${value}Hint`),
        }))}
      />
      {role === 'crew' && (
        <KeyCrew
          value={crewId}
          error={faults.crew}
          onChange={(id) => {
            setCrewId(id);
            setFaults({ label: faults.label });
          }}
        />
      )}
      <KeyAgain again={again} />
      <Button type="submit" busy={busy} disabled={why !== undefined} why={why} wide>
        {t('devices.addKeySubmit')}
      </Button>
    </form>
  );
}

interface Faults {
  readonly label?: string | undefined;
  readonly crew?: string | undefined;
}

/** As an owner reads them, the one that may most first. */
const roles = staffRoles.toReversed();

type KeyCrewProps = { value: Id | ''; error: string | undefined; onChange: (id: Id) => void };

/** Whose day the key shows: crews that work. */
function KeyCrew({ value, error, onChange }: KeyCrewProps) {
  const { t } = useTranslation('admin');
  const data = useAdminRead(crewsRead);
  return (
    <ReadGate data={data} skeleton={<Skeleton shape="box" height="4rem" />} title={t('crews.failed')}>
      {({ crews }) => (
        <SelectField
          label={t('devices.crew')}
          placeholder={t('devices.crewChoose')}
          error={error}
          required
          value={value}
          options={crews.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </ReadGate>
  );
}
