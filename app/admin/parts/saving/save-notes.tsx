import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
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
      {conflict && <Conflict edit={edit} {...conflict} />}
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
        <Alert tone="danger" role="alert" title={t('saving.failed')}>
          {edit.refusal}
        </Alert>
      )}
    </>
  );
}

/** Two people wrote: both values wherever they differ, and a choice (D154). */
function Conflict({ edit, ...both }: Pick<SaveNotesProps, 'edit'> & NonNullable<SaveNotesProps['conflict']>) {
  const panel = useRef<HTMLDivElement>(null);
  // The save button is far below the panel: bring it into view.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={panel}>
      <TwoVersions {...both} onMine={edit.keepMine} onTheirs={edit.drop} />
    </div>
  );
}
