import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import styles from './saving.module.css';

type SaveBarProps = {
  dirty: boolean;
  busy: boolean;
  /** The way back; undefined: there is nothing to go back from. */
  onBack: (() => void) | undefined;
  /** Absent: the form around it is sent. */
  onSave?: (() => void) | undefined;
  /** Other staff saved the same meanwhile: one of the two has to be chosen first (D154). */
  isOvertaken: boolean;
};

/** At the foot of a form that is saved as a whole: how it stands to what is saved, the way back, and the button. */
export function SaveBar({ dirty, busy, onBack, onSave, isOvertaken }: SaveBarProps) {
  const { t } = useTranslation('admin');
  const offline = useWhyWait();
  const conflict = isOvertaken ? t('saving.conflictFirst') : undefined;
  const why = dirty ? (offline ?? conflict) : undefined;
  return (
    <StickyBar
      label={t('saving.bar')}
      action={
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" />}
            disabled={onBack === undefined}
            onClick={onBack}
          >
            {t('saving.drop')}
          </Button>
          <Button
            type={onSave ? 'button' : 'submit'}
            busy={busy}
            disabled={!dirty || why !== undefined}
            why={why}
            onClick={onSave}
          >
            {t('saving.save')}
          </Button>
        </div>
      }
    >
      <span className={styles.state} data-dirty={dirty || undefined} role="status">
        {t(dirty ? 'saving.dirty' : 'saving.clean')}
      </span>
    </StickyBar>
  );
}
