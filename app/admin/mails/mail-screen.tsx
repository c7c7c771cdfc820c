import { ArrowLeft, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { HELD_REASON, type MailView } from '#shared/api/admin/mails.ts';
import { loadMail, retryMail } from '../../data/staff/commands/load-mails.ts';
import { Link } from '../../frame/link.tsx';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import { whenWords } from '../parts/words/when-words.ts';
import { MailBody } from './mail-body.tsx';
import { goneWords, kindWords } from './mail-kind-words.ts';
import { MailStateTag } from './mail-state-tag.tsx';
import styles from './mails.module.css';

export function MailScreen() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { answer, load, retry } = useMail(id);
  useScreenTitle(t('mails.title'));
  return (
    <div className={`stack ${styles.screen}`}>
      <Link to="/admin/mails" className={styles.back}>
        <ArrowLeft aria-hidden="true" />
        {t('mail.back')}
      </Link>
      {answer === undefined && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton width="24rem" height="2.5rem" />
          <Skeleton shape="box" height="20rem" />
        </SkeletonGroup>
      )}
      {answer?.ok === false && (
        <ErrorPanel title={t('mail.failed')} action={<Button onClick={load}>{t('retry')}</Button>}>
          <p>{answer.code === 'mail.not_found' ? t('mail.missing') : faultWords(answer.code, t)}</p>
        </ErrorPanel>
      )}
      {answer?.ok && <Mail mail={answer.body} onRetry={retry} />}
    </div>
  );
}

type MailAnswer = Awaited<ReturnType<typeof loadMail>>;

function useMail(id: string) {
  const [answer, setAnswer] = useState<MailAnswer>();
  const [round, setRound] = useState(0);
  useWhenLoaded(
    () => {
      setAnswer(undefined);
      return loadMail(id);
    },
    setAnswer,
    [id, round],
  );
  /** The mail as it then is; a refusal stands in its place. */
  const retry = async () => setAnswer(await retryMail(id));
  return { answer, load: () => setRound(round + 1), retry };
}

const explained = {
  kept: { tone: 'warning', words: 'mails.explain.kept' },
  sent: { tone: 'success', words: 'mails.explain.sent' },
  waiting: { tone: 'info', words: 'mails.explain.waiting' },
  dead: { tone: 'danger', words: 'mails.explain.dead' },
} as const;

function Mail({ mail, onRetry }: { mail: MailView; onRetry: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const { tone, words } = explained[mail.state];
  const reasonWords = (reason: string) => (reason === HELD_REASON ? t('mail.held') : reason);
  return (
    <>
      <div className={styles.head}>
        <PageTitle>{mail.subject || t(kindWords(mail.kind))}</PageTitle>
        <MailStateTag state={mail.state} />
      </div>
      <Alert tone={tone} actions={mail.state === 'dead' && <Retry onRetry={onRetry} />}>
        {t(words)}
      </Alert>
      {mail.gone && (
        <Alert tone="info">
          {t(goneWords(mail.kind).page)} {mail.text === '' && t('mails.gone.words')}
        </Alert>
      )}
      <Facts
        facts={[
          { label: t('mail.to'), value: mail.to },
          { label: t('mail.written'), value: whenWords(mail.createdAt, timeZone) },
          { label: t('mail.sent'), value: whenWords(mail.sentAt, timeZone) },
          { label: t('mail.attempts'), value: String(mail.attempts) },
          ...(mail.reason === null ? [] : [{ label: t('mail.reason'), value: reasonWords(mail.reason) }]),
        ]}
      />
      {mail.text !== '' && <MailBody mail={mail} />}
    </>
  );
}

function Retry({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Button
      variant="secondary"
      busy={busy}
      disabled={whyWait !== undefined}
      why={whyWait}
      icon={<RotateCw aria-hidden="true" />}
      onClick={press}
    >
      {t('mail.retry')}
    </Button>
  );
}
