import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { IntoView } from '../../../ui/feedback/into-view.tsx';
import { RefusedAlert } from '../refused-alert.tsx';
import { TwoVersions } from '../two-versions.tsx';

type SaveNotesProps = {
  edit: {
    /** What is on screen was typed on an earlier visit and never saved. */
    readonly restored: boolean;
    readonly refusal: string | undefined;
    readonly drop: () => void;
    readonly keepMine: () => void;
  };
  /** Where other staff saved the same meanwhile. */
  conflict: Pick<ComponentProps<typeof TwoVersions>, 'title' | 'rows'> | undefined;
};

/** Above such a form: what stands in the way of saving it. */
export function SaveNotes({ edit, conflict }: SaveNotesProps) {
  const { t } = useTranslation('admin');
  return (
    <>
      {conflict && <TwoVersions {...conflict} onMine={edit.keepMine} onTheirs={edit.drop} />}
      {edit.restored && !conflict && (
        <Alert
          actions={
            <Button variant="secondary" onClick={edit.drop}>
              {t('saving.dropRestored')}
            </Button>
          }
        >
          {t('saving.restored')}
        </Alert>
      )}
      {edit.refusal !== undefined && (
        <IntoView>
          <RefusedAlert code={edit.refusal} title={t('saving.failed')} />
        </IntoView>
      )}
    </>
  );
}
