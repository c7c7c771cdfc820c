import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticesView } from '#shared/api/admin/notices.ts';
import { DAY_MIN, NOTICE_ADDRESSES_MAX, SUMMARY_STEP_MIN } from '#shared/company/notices.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { SaveBar } from '../parts/saving/save-bar.tsx';
import { SaveNotes } from '../parts/saving/save-notes.tsx';
import { AddressCard } from './address-card.tsx';
import { noticeChanges, wallWords } from './notice-changes.ts';
import styles from './notices.module.css';
import type { NoticesEdit } from './use-edit-notices.ts';

type NoticesFormProps = {
  edit: NoticesEdit;
  view: NoticesView;
  /** Something may have come of a test mail. */
  onTested: () => Promise<void>;
};

/** A card for each address, the hour of the summary, what stands in the way of saving above, the button below. */
export function NoticesForm({ edit, view, onTested }: NoticesFormProps) {
  const { t } = useTranslation('admin');
  const form = useRef<HTMLFormElement>(null);
  const { addresses, summaryMinute } = edit.value;
  const isFull = addresses.length >= NOTICE_ADDRESSES_MAX;
  const focus = (selector: string, last = false) =>
    requestAnimationFrame(() => {
      const found = form.current?.querySelectorAll<HTMLElement>(selector) ?? [];
      found[last ? found.length - 1 : 0]?.focus();
    });
  const conflict = edit.isOvertaken
    ? {
        title: t('notices.conflict'),
        rows: noticeChanges(edit.saved, edit.value, t).map(({ what, from, to }) => ({
          what,
          mine: to,
          theirs: from,
        })),
      }
    : undefined;
  return (
    <form
      ref={form}
      noValidate
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save();
      }}
    >
      <SaveNotes edit={edit} conflict={conflict} />
      <section className="stack" aria-labelledby="notices-list">
        <div className="cluster" data-apart="">
          <div>
            <h2 id="notices-list" tabIndex={-1}>
              {t('notices.list')}
            </h2>
            <p className="soft">{t('notices.listLead')}</p>
          </div>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden="true" />}
            disabled={isFull}
            why={isFull ? t('notices.full', { max: NOTICE_ADDRESSES_MAX }) : undefined}
            onClick={() => {
              edit.add();
              focus('[data-name-field]', true);
            }}
          >
            {t('notices.add')}
          </Button>
        </div>
        {addresses.length === 0 && (
          <EmptyState title={t('notices.none')} titleLevel="h3">
            <p>{t('notices.noneText')}</p>
          </EmptyState>
        )}
        <ul className={styles.cards}>
          {addresses.map((address, position) => (
            <AddressCard
              key={address.id}
              address={address}
              position={position}
              edit={edit}
              known={view.addresses.find(
                ({ id, email }) => id === address.id && email === address.email.trim(),
              )}
              onTested={onTested}
              onRemove={() => {
                edit.remove(address.id);
                focus('#notices-list');
              }}
            />
          ))}
        </ul>
        {addresses.length > 0 && (
          <Card className={styles.summary}>
            <SelectField
              label={t('notices.summary')}
              hint={t('notices.summaryHint')}
              options={summaryTimes}
              value={String(summaryMinute)}
              onChange={({ target }) => edit.setSummary(Number(target.value))}
            />
          </Card>
        )}
      </section>
      <SaveBar
        dirty={edit.dirty}
        busy={edit.busy}
        onBack={edit.dirty ? edit.drop : undefined}
        isOvertaken={edit.isOvertaken}
      />
    </form>
  );
}

const summaryTimes = Array.from({ length: DAY_MIN / SUMMARY_STEP_MIN }, (_, step) => {
  const minute = step * SUMMARY_STEP_MIN;
  return { value: String(minute), label: wallWords(minute) };
});
