import { useTranslation } from 'react-i18next';
import type { BookingRowView } from '#shared/api/admin/bookings.ts';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { keepFocus } from '../../../ui/keep-focus.ts';
import type { BulkKind } from './bulk-steps.ts';
import { bulkMailWords, bulkWords } from './bulk-words.ts';

type BulkAskProps = {
  kind: BulkKind;
  /** Those that something is done about. */
  concerned: readonly BookingRowView[];
  upcoming: number;
  /** Selected, but nothing is to be done about them. */
  skipped: number;
  typed: string;
  isWrong: boolean;
  onType: (text: string) => void;
  onSubmit: () => void;
};

/** What is about to happen to how many; deleting wants the number typed. */
export function BulkAsk(props: BulkAskProps) {
  const { kind, concerned, upcoming, skipped, typed, isWrong, onType, onSubmit } = props;
  const { t } = useTranslation('admin');
  const mailsLeave = useMailsLeave();
  const words = bulkWords[kind];
  const count = concerned.length;
  if (kind !== 'remove') {
    return (
      <div className="stack">
        <p>{t(count === 0 ? words.none : words.text)}</p>
        {count > 0 && kind !== 'restore' && <p>{bulkMailWords(concerned, mailsLeave, t)}</p>}
        {skipped > 0 && <p className="soft">{t(words.skipped, { count: skipped })}</p>}
      </div>
    );
  }
  return (
    <form
      ref={keepFocus}
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {upcoming > 0 && <Alert tone="warning">{t('bookings.bulk.upcoming', { count: upcoming })}</Alert>}
      <p>{t(words.text)}</p>
      <TextField
        label={t('bookings.bulk.type', { count })}
        inputMode="numeric"
        autoComplete="off"
        data-first-focus=""
        value={typed}
        error={isWrong ? t('bookings.bulk.wrong') : undefined}
        onChange={({ target }) => onType(target.value)}
      />
    </form>
  );
}
