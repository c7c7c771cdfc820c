import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import styles from './saving.module.css';

type SaveBarProps = {
  edit: { readonly dirty: boolean; readonly busy: boolean; readonly drop: () => void };
  /** Other staff saved the same meanwhile: one of the two has to be chosen first (D154). */
  isOvertaken: boolean;
};

/** At the foot of a form that is saved as a whole: how it stands to what is saved, the way back, and the button. */
export function SaveBar({ edit, isOvertaken }: SaveBarProps) {
  const { t } = useTranslation('admin');
  const offline = useWhyWait();
  const conflict = isOvertaken ? t('saving.conflictFirst') : undefined;
  const why = edit.dirty ? (offline ?? conflict) : undefined;
  return (
    <StickyBar
      label={t('saving.bar')}
      action={
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" />}
            disabled={!edit.dirty}
            onClick={edit.drop}
          >
            {t('saving.drop')}
          </Button>
          <Button type="submit" busy={edit.busy} disabled={!edit.dirty || why !== undefined} why={why}>
            {t('saving.save')}
          </Button>
        </div>
      }
    >
      <span className={styles.state} data-dirty={edit.dirty || undefined} role="status">
        {t(edit.dirty ? 'saving.dirty' : 'saving.clean')}
      </span>
    </StickyBar>
  );
}
