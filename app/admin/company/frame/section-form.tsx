import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { StickyBar } from '../../../ui/layout/sticky-bar.tsx';
import { TwoVersions } from '../../parts/two-versions.tsx';
import { useWhyWait } from '../../parts/use-why-wait.ts';
import styles from '../company.module.css';
import type { SectionEdit } from './use-edit-section.ts';

type SectionFormProps<Value> = {
  edit: SectionEdit<Value> | undefined;
  children: (edit: SectionEdit<Value>) => ReactNode;
  /** What a customer will see of what is typed. */
  preview: (value: Value) => ReactNode;
};

/** What is typed beside what a customer will see of it, what stands in the way of saving it above, the button below. */
export function SectionForm<Value>({ edit, children, preview }: SectionFormProps<Value>) {
  const { t } = useTranslation('admin');
  const form = useRef<HTMLFormElement>(null);
  if (edit === undefined) {
    return (
      <SkeletonGroup label={t('loading')}>
        <SectionSkeleton />
      </SkeletonGroup>
    );
  }
  const save = async () => {
    if (await edit.save()) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <form
      ref={form}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {edit.conflict.length > 0 && <Conflict edit={edit} />}
      {edit.restored && edit.conflict.length === 0 && (
        <Alert
          actions={
            <Button variant="secondary" onClick={edit.drop}>
              {t('company.dropRestored')}
            </Button>
          }
        >
          {t('company.restored')}
        </Alert>
      )}
      {edit.refusal !== undefined && (
        <Alert tone="danger" role="alert" title={t('company.saveFailed')}>
          {edit.refusal}
        </Alert>
      )}
      <div className={styles.columns}>
        {children(edit)}
        <div className={styles.beside}>{preview(edit.value)}</div>
      </div>
      <SaveBar edit={edit} />
    </form>
  );
}

export function SectionSkeleton() {
  return (
    <div className={styles.columns}>
      <Skeleton shape="box" height="36rem" />
      <Skeleton shape="box" height="24rem" />
    </div>
  );
}

function SaveBar<Value>({ edit }: { edit: SectionEdit<Value> }) {
  const { t } = useTranslation('admin');
  const offline = useWhyWait();
  const conflict = edit.conflict.length === 0 ? undefined : t('company.conflict.first');
  const why = edit.dirty ? (offline ?? conflict) : undefined;
  return (
    <StickyBar
      label={t('company.saveBar')}
      action={
        <div className={styles.actions}>
          <Button
            variant="quiet"
            icon={<Undo2 aria-hidden="true" />}
            disabled={!edit.dirty}
            onClick={edit.drop}
          >
            {t('company.drop')}
          </Button>
          <Button type="submit" busy={edit.busy} disabled={!edit.dirty || why !== undefined} why={why}>
            {t('company.save')}
          </Button>
        </div>
      }
    >
      <span className={styles.state} data-dirty={edit.dirty || undefined} role="status">
        {t(edit.dirty ? 'company.dirty' : 'company.clean')}
      </span>
    </StickyBar>
  );
}

/** Two people wrote: both values wherever they differ, and a choice (D154). */
function Conflict<Value>({ edit }: { edit: SectionEdit<Value> }) {
  const { t } = useTranslation('admin');
  const panel = useRef<HTMLDivElement>(null);
  // The save button is far below the panel: bring it into view.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { words } = edit;
  const shown = (field: string, value: string) => words.value(field, value, t) || t('company.past.nothing');
  const rows = edit.conflict.map(({ field, from, to }) => ({
    what: words.field(field, t),
    mine: shown(field, to),
    theirs: shown(field, from),
  }));
  return (
    <div ref={panel}>
      <TwoVersions
        title={t('company.conflict.title')}
        rows={rows}
        onMine={edit.keepMine}
        onTheirs={edit.drop}
      />
    </div>
  );
}
