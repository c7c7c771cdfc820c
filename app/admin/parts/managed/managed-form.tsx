import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ShutFields } from '../../../ui/fields/shut-fields.ts';
import { useStaffDraft } from '../use-staff-draft.ts';
import { useWhyWait } from '../use-why-wait.ts';
import { faultWords } from '../words/fault-words.ts';

interface ManagedFaults {
  /** Of no field. */
  readonly code?: string;
}

/** What is typed outlives the dialog and the page; what is wrong with it leaves with the next change. */
export function useManagedForm<Input extends object, Faults extends ManagedFaults>(
  name: string,
  schema: z.ZodMiniType<Input>,
  untouched: Input,
) {
  const [input = untouched, setInput] = useStaffDraft(name, schema);
  const [faults, setFaults] = useState<Partial<Faults>>({});
  return {
    input,
    faults,
    setFaults,
    change: (part: Partial<Input>) => {
      setInput({ ...input, ...part });
      setFaults({});
    },
    forget: () => setInput(undefined),
  };
}

type ManagedFormProps = {
  faults: ManagedFaults;
  /** Of the button. */
  label: string;
  onSubmit: () => Promise<void>;
  children: ReactNode;
};

/** `<ManagedForm faults label onSubmit>` The fields of what is added. */
export function ManagedForm({ faults, label, onSubmit, children }: ManagedFormProps) {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const why = useWhyWait();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    await onSubmit().finally(() => setBusy(false));
  };
  return (
    <ShutFields value={busy}>
      <form className="stack" onSubmit={submit} noValidate>
        {children}
        {faults.code !== undefined && (
          <Alert tone="danger" role="alert">
            {faultWords(faults.code, t)}
          </Alert>
        )}
        <Button type="submit" busy={busy} disabled={why !== undefined} why={why} wide>
          {label}
        </Button>
      </form>
    </ShutFields>
  );
}
