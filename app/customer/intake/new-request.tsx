import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { blankRequest, type RequestDraft, toInstance } from '../../booking/request/request-draft.ts';
import { useRequestForm } from '../../booking/request/use-request-form.ts';
import { clearDraft } from '../../data/drafts/drafts.ts';
import { useWasServed } from '../../frame/served-page.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { AgainDialog } from '../parts/booking/again-dialog.tsx';
import { requestKey } from '../parts/editing/request-key.ts';
import { usePutRequest } from '../parts/editing/use-put-request.ts';
import { ErrorNote } from '../parts/page/error-note.tsx';
import styles from './intake.module.css';
import type { IntakePreset } from './intake-preset.ts';
import { IntakeSkeleton } from './intake-skeleton.tsx';
import { KeptRequestNote } from './kept-request-note.tsx';
import { RequestHead } from './request-head.tsx';
import { RequestPrice } from './request-price.tsx';
import { REQUEST_FORM, RequestQuestions } from './request-questions.tsx';
import { type KeptRequest, useKeptRequest } from './use-kept-request.ts';

type NewRequestProps = Offer & { kind: RequestKind; preset: IntakePreset };

/** A request that is not in the cart yet. */
export function NewRequest(props: NewRequestProps) {
  const kept = useKeptRequest(props.kind, props.service, props.preset);
  const { draft } = kept;
  const wasServed = useWasServed();
  if (draft === undefined) return wasServed ? <Head {...props} /> : <IntakeSkeleton />;
  // Begun anew it is another request: the form forgets where the person has been.
  return <Form {...props} key={draft.id} {...{ kept, draft }} />;
}

/** What a page that came drawn shows: all but the form, which waits for what was typed on this device before. */
function Head({ kind, service }: NewRequestProps) {
  const { t } = useTranslation('intake');
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <RequestHead kind={kind} draft={blank} service={service} lead={t(`lead.${kind}`)} />
      <FormSkeleton />
    </div>
  );
}

const blank = blankRequest('');

function Form(props: NewRequestProps & { kept: KeptRequest; draft: RequestDraft }) {
  const { kind, preset, kept, draft, ...offer } = props;
  const { t } = useTranslation('intake');
  const form = useRequestForm(kind, draft, kept.change);
  const sending = usePutRequest(offer.service, kind, () => toInstance(draft, kind), {
    next: `/checkout?kind=${kind}`,
    done: t('saved'),
    after: () => clearDraft(requestKey(kind, offer.service)),
  });
  const submit = () => {
    if (form.check()) void sending.submit();
  };
  return (
    <div className={`page stack ${styles.screen}`} data-narrow>
      <RequestHead kind={kind} draft={draft} service={offer.service} lead={t(`lead.${kind}`)} />
      <KeptRequestNote kept={kept} draft={draft} preset={preset} />
      <RequestQuestions form={form} offer={offer} onSubmit={submit} />
      <ErrorNote
        error={sending.failed ? t('fault.submitFailed') : null}
        text={t('fault.kept')}
        onDismiss={sending.dismissFault}
      />
      <StickyBar
        label={t('bar.label')}
        action={
          <Button
            type="submit"
            form={REQUEST_FORM}
            size="l"
            busy={sending.locked}
            iconAfter={<ArrowRight aria-hidden="true" />}
          >
            {t('bar.submit')}
          </Button>
        }
      >
        <RequestPrice form={form} offer={offer} />
      </StickyBar>
      <AgainDialog sending={sending} />
    </div>
  );
}
