import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { NoticesView } from '#shared/api/admin/notices.ts';
import { type NoticeAddress, noticeKinds, noticeLengthMax } from '#shared/company/notices.ts';
import { localeNames, locales } from '#shared/kernel/locale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { CheckboxGroup } from '../../ui/fields/checkbox-group.tsx';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { whenWords } from '../parts/words/when-words.ts';
import { nameOf } from './notice-changes.ts';
import styles from './notices.module.css';
import { SendTest } from './send-test.tsx';
import type { NoticeFault, NoticesEdit } from './use-edit-notices.ts';

type AddressCardProps = {
  address: NoticeAddress;
  position: number;
  edit: NoticesEdit;
  /** As the server has it, where the mailbox is the same. */
  known: NoticesView['addresses'][number] | undefined;
  onTested: () => Promise<void>;
  onRemove: () => void;
};

/** One of the company's own: where to write, of what, when, and whether it arrives. */
export function AddressCard({ address, position, edit, known, onTested, onRemove }: AddressCardProps) {
  const { t } = useTranslation('admin');
  const { id, label, email, locale, kinds, daily } = address;
  const name = nameOf(address, t);
  const wordsOf = (fault: NoticeFault | undefined) => fault && t(emailFaults[fault], noticeFaultValues.email);
  const kindsFault = edit.faultOf(position, 'kinds');
  const labelFault = edit.faultOf(position, 'label');
  return (
    <Card as="li" className={styles.card} aria-label={name}>
      <div className="cluster" data-apart="">
        <h3 dir="auto" className={styles.name}>
          {name}
        </h3>
        <Button
          variant="quiet"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('notices.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('notices.remove')}
        </Button>
      </div>
      {known && <Arrival known={known} />}
      <div className={styles.who}>
        <TextField
          label={t('notices.label')}
          note={t('notices.labelNote')}
          hint={t('notices.labelHint')}
          error={
            labelFault &&
            t(
              labelFault === 'too_long' ? 'notices.fault.labelLong' : 'notices.fault.label',
              noticeFaultValues.label,
            )
          }
          autoComplete="off"
          data-name-field=""
          value={label}
          onChange={({ target }) => edit.change(id, { label: target.value })}
        />
        <TextField
          label={t('notices.email')}
          error={wordsOf(edit.faultOf(position, 'email'))}
          type="email"
          inputMode="email"
          autoComplete="off"
          required
          value={email}
          onBlur={() => edit.leave(id)}
          onChange={({ target }) => edit.change(id, { email: target.value })}
        />
        <SelectField
          label={t('notices.locale')}
          options={locales.map((value) => ({ value, label: localeNames[value] }))}
          value={locale}
          onChange={({ target }) => {
            const chosen = locales.find((each) => each === target.value);
            if (chosen) edit.change(id, { locale: chosen });
          }}
        />
      </div>
      <div data-invalid={kindsFault && ''}>
        <CheckboxGroup
          legend={t('notices.of')}
          layout="chips"
          choices={noticeKinds.map((value) => ({ value, label: t(`notices.kinds.${value}`) }))}
          values={kinds}
          error={kindsFault && t('notices.fault.kinds')}
          onChange={(chosen) => edit.change(id, { kinds: chosen })}
        />
      </div>
      <ChoiceGroup
        legend={t('notices.when')}
        layout="chips"
        choices={(['now', 'daily'] as const).map((value) => ({ value, label: t(`notices.whens.${value}`) }))}
        value={daily ? 'daily' : 'now'}
        onChange={(value) => edit.change(id, { daily: value === 'daily' })}
      />
      <SendTest id={id} name={name} saved={known !== undefined} onTested={onTested} />
    </Card>
  );
}

const emailFaults = {
  required: 'notices.fault.required',
  invalid: 'notices.fault.invalid',
  reserved: 'notices.fault.reserved',
  too_long: 'notices.fault.emailLong',
  taken: 'notices.fault.taken',
} as const;

const noticeFaultValues = {
  label: { max: noticeLengthMax.label },
  email: { max: noticeLengthMax.email },
} as const;

/** Whether what was written to it arrived, and why not. */
function Arrival({ known: { bounced, lastMail } }: { known: NoticesView['addresses'][number] }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  return (
    <>
      {bounced && (
        <Alert tone="warning" title={t('notices.bounced')}>
          <p>{t('notices.bouncedText', { when: whenWords(bounced.at, timeZone) })}</p>
          {bounced.reason !== '' && <p>{t('notices.bouncedReason', { reason: bounced.reason })}</p>}
        </Alert>
      )}
      {lastMail && (
        <p className="soft">
          {t('notices.last', {
            state: t(`notices.state.${lastMail.state}`),
            when: whenWords(lastMail.at, timeZone),
          })}
        </p>
      )}
    </>
  );
}
