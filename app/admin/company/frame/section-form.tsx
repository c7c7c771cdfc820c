import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { SaveBar } from '../../parts/saving/save-bar.tsx';
import { SaveNotes } from '../../parts/saving/save-notes.tsx';
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
  if (edit === undefined) {
    return (
      <SkeletonGroup label={t('loading')}>
        <SectionSkeleton />
      </SkeletonGroup>
    );
  }
  const { words } = edit;
  const shown = (field: string, value: string) => words.value(field, value, t) || t('company.past.nothing');
  const rows = edit.conflict.map(({ field, from, to }) => ({
    what: words.field(field, t),
    mine: shown(field, to),
    theirs: shown(field, from),
  }));
  const conflict = rows.length > 0 ? { title: t('company.conflict'), rows } : undefined;
  return (
    <form
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <SaveNotes edit={edit} conflict={conflict} />
      <div className={styles.columns}>
        {children(edit)}
        <div className={styles.beside}>{preview(edit.value)}</div>
      </div>
      <SaveBar
        dirty={edit.dirty}
        busy={edit.busy}
        onBack={edit.dirty ? edit.drop : undefined}
        isOvertaken={conflict !== undefined}
      />
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
