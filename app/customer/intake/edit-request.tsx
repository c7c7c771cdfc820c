import { useTranslation } from 'react-i18next';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import { type Offer, offeredPrice } from '../../booking/offer/offer.ts';
import { type RequestDraft, toDraft, toInstance } from '../../booking/request/request-draft.ts';
import { useRequestForm } from '../../booking/request/use-request-form.ts';
import { readLastIntake, saveLastIntake } from '../../data/drafts/last-intake.ts';
import { EditBar } from '../parts/editing/edit-bar.tsx';
import { ItemGone } from '../parts/editing/item-gone.tsx';
import { KeptNote } from '../parts/editing/kept-note.tsx';
import { toLastIntake } from '../parts/editing/to-last-intake.ts';
import { type Edited, useEdited } from '../parts/editing/use-edited.ts';
import { useSaveEdit } from '../parts/editing/use-save-edit.ts';
import { ErrorNote } from '../parts/page/error-note.tsx';
import styles from './intake.module.css';
import { IntakeSkeleton } from './intake-skeleton.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestPrice } from './request-price.tsx';
import { RequestQuestions } from './request-questions.tsx';
import { requestsSchema } from './use-kept-request.ts';

type EditRequestProps = Offer & { kind: RequestKind };

/** `?edit=1`: one request of the cart, found by the stored edit intent; Save replaces exactly that one. */
export function EditRequest(props: EditRequestProps) {
  const { service, kind } = props;
  const { state, change } = useEdited<RequestDraft>(service, {
    schema: requestsSchema,
    toDraft: async ({ instance }) => toDraft(instance, kind, await readLastIntake(kind)),
  });
  if (state === 'loading') return <IntakeSkeleton />;
  if (state === 'gone' || state === 'failed') return <ItemGone failed={state === 'failed'} />;
  return <EditForm {...props} edited={state} onChange={change} />;
}

type EditFormProps = EditRequestProps & {
  edited: Edited<RequestDraft>;
  onChange: (draft: RequestDraft) => void;
};

function EditForm({ kind, edited, onChange, ...offered }: EditFormProps) {
  const { t } = useTranslation('intake');
  const { draft, original, instance } = edited;
  const offer = { ...offered, bookedCents: edited.bookedCents };
  const form = useRequestForm(kind, draft, onChange);
  const { save, cancel, locked, error, dismissError } = useSaveEdit(original.id);
  const changed = toInstance(draft, kind, instance);
  const price = offeredPrice(changed, null, offer);
  const submit = () => {
    if (!form.check()) return;
    // Only a fallback for a later edit (D72): it must not keep this one from being saved.
    void saveLastIntake(kind, toLastIntake(changed)).catch(() => undefined);
    void save(changed);
  };
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <RequestHead kind={kind} draft={draft} service={offer.service} lead={t('editing')} />
      <KeptNote kept={edited.kept} />
      <RequestQuestions form={form} offer={offer} onSubmit={submit} />
      <ErrorNote error={error} onDismiss={dismissError} />
      <EditBar
        instead={price.quote && <RequestPrice form={form} offer={offer} />}
        priceCents={price.amountCents}
        wasCents={offeredPrice(instance, null, offer).amountCents}
        complete
        locked={locked}
        onCancel={cancel}
        onSave={submit}
      />
    </div>
  );
}
