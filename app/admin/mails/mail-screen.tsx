import { ArrowLeft, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { MailView } from '#shared/api/admin/mails.ts';
import { loadMail, retryMail } from '../../local/admin/commands/load-mails.ts';
import { Link } from '../../shell/link.tsx';
import { useScreenTitle } from '../../shell/use-screen-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { faultWords } from '../parts/fault-words.ts';
import { ToLogin } from '../parts/to-login.tsx';
import { useTimeZone } from '../parts/use-time-zone.ts';
import { whenWords } from '../parts/when-words.ts';
import { MailStateTag } from './mail-state-tag.tsx';
import styles from './mails.module.css';

export function MailScreen() {
  const { t } = useTranslation('admin');
  const { id = '' } = useParams();
  const { answer, load, retry } = useMail(id);
  useScreenTitle(answer?.ok ? answer.body.subject : t('mails.title'));
  if (answer?.ok === false && answer.status === 401) return <ToLogin />;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on "retry" asks again.
  useEffect(() => {
    let stale = false;
    setAnswer(undefined);
    loadMail(id).then((next) => {
      if (!stale) setAnswer(next);
    });
    return () => {
      stale = true;
    };
  }, [id, round]);
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

/** The text version only: the strict CSP reaches into frames too and would strip the other of its styles. */
function Mail({ mail, onRetry }: { mail: MailView; onRetry: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const timeZone = useTimeZone();
  const { tone, words } = explained[mail.state];
  return (
    <>
      <PageTitle>{mail.subject}</PageTitle>
      <MailStateTag state={mail.state} />
      <Alert tone={tone}>{t(words)}</Alert>
      {mail.state === 'dead' && <Retry onRetry={onRetry} />}
      <Facts
        facts={[
          { label: t('mail.to'), value: mail.to },
          { label: t('mail.written'), value: whenWords(mail.createdAt, timeZone) },
          { label: t('mail.sent'), value: whenWords(mail.sentAt, timeZone) },
          { label: t('mail.attempts'), value: String(mail.attempts) },
          ...(mail.reason === null ? [] : [{ label: t('mail.reason'), value: mail.reason }]),
        ]}
      />
      <section className="stack" aria-labelledby="mail-text">
        <h2 id="mail-text">{t('mail.text')}</h2>
        <Card>
          <pre className={styles.text}>{mail.text}</pre>
        </Card>
      </section>
    </>
  );
}

function Retry({ onRetry }: { onRetry: () => Promise<void> }) {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <div>
      <Button variant="secondary" busy={busy} icon={<RotateCw aria-hidden="true" />} onClick={press}>
        {t('mail.retry')}
      </Button>
    </div>
  );
}
