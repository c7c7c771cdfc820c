import { Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailHead } from '#shared/api/admin/mails.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { loadMail } from '../../data/staff/commands/load-mails.ts';
import { sendNoticeTest } from '../../data/staff/commands/save-notices.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { useWhenChanged } from '../../ui/use-when-changed.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';

/** A mail leaves within a second or two; after as many looks its own page tells the rest. */
const LOOKS = 6;
const LOOK_MS = 1_500;

type Test = { readonly mailId: Id; readonly state: MailHead['state'] } | { readonly fault: string };

type SendTestProps = {
  id: Id;
  name: string;
  /** The server knows this address: nothing is written to another. */
  saved: boolean;
  /** Whether mails reach it is known better now. */
  onTested: () => Promise<void>;
};

/** Writes a mail that says only that it arrived, and looks at what becomes of it. */
export function SendTest({ id, name, saved, onTested }: SendTestProps) {
  const { t } = useTranslation('admin');
  const [busy, setBusy] = useState(false);
  const [test, setTest] = useState<Test>();
  const isGone = useRef(false);
  const offline = useWhyWait();
  const why = saved ? offline : t('notices.test.unsaved');
  useWhenChanged(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const press = async () => {
    setBusy(true);
    setTest(undefined);
    const answer = await sendNoticeTest(id);
    setBusy(false);
    if (!answer.ok) return setTest({ fault: faultWords(answer.code, t) });
    const { mailId, leaves } = answer.body;
    setTest({ mailId, state: leaves ? 'waiting' : 'kept' });
    for (let looks = 0; looks < LOOKS; looks += 1) {
      await new Promise((done) => setTimeout(done, LOOK_MS));
      if (isGone.current) return;
      const mail = await loadMail(mailId);
      if (!mail.ok || mail.body.state === 'waiting') continue;
      setTest({ mailId, state: mail.body.state });
      break;
    }
    if (!isGone.current) await onTested();
  };
  return (
    <div className="stack">
      <div>
        <Button
          variant="secondary"
          icon={<Send aria-hidden="true" />}
          aria-label={t('notices.test.named', { name })}
          busy={busy}
          disabled={why !== undefined}
          why={why}
          onClick={press}
        >
          {t('notices.test.send')}
        </Button>
      </div>
      {test !== undefined && <Outcome test={test} />}
    </div>
  );
}

const tones = { waiting: 'info', kept: 'warning', sent: 'success', dead: 'danger' } as const;

function Outcome({ test }: { test: Test }) {
  const { t } = useTranslation('admin');
  if ('fault' in test) {
    return (
      <Alert tone="danger" role="alert" title={t('notices.test.failed')}>
        {test.fault}
      </Alert>
    );
  }
  return (
    <Alert
      tone={tones[test.state]}
      role="status"
      actions={
        <ButtonLink variant="secondary" to={`/admin/mails/${test.mailId}`}>
          {t('notices.test.open')}
        </ButtonLink>
      }
    >
      {t(`notices.test.${test.state}`)}
    </Alert>
  );
}
