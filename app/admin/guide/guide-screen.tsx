import { ArrowRight, Check, CheckCircle2, Circle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { GuideView } from '#shared/api/admin/guide.ts';
import { followGuide, guide, loadGuide } from '../../data/staff/commands/follow-guide.ts';
import { Link } from '../../frame/link.tsx';
import { Redirect } from '../../frame/redirect.tsx';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { useStore } from '../../ui/use-store.ts';
import { guidePlaces, isUnderWay } from '../parts/guide/guide-places.ts';
import { useWhyWait } from '../parts/use-why-wait.ts';
import { faultWords } from '../parts/words/fault-words.ts';
import styles from './guide.module.css';
import { GuidePicture } from './guide-picture.tsx';

/** `/admin/guide`: what a new company still has to say of itself, beside what its customers see already. */
export function GuideScreen() {
  const { t } = useTranslation('admin');
  const { known, fault, retry } = useGuide();
  useScreenTitle(t('guide.title'));
  if (known !== undefined && !isUnderWay(known)) return <Redirect to="/admin/calendar" />;
  return (
    <div className={`stack ${styles.screen}`}>
      <PageTitle focusOnOpen lead={t('guide.lead')}>
        {t('guide.title')}
      </PageTitle>
      {known === undefined && fault === undefined && (
        <SkeletonGroup label={t('loading')}>
          <Skeleton shape="box" height="24rem" />
        </SkeletonGroup>
      )}
      {known === undefined && fault !== undefined && (
        <ErrorPanel title={t('guide.failed')} action={<Button onClick={retry}>{t('retry')}</Button>}>
          <p>{fault}</p>
        </ErrorPanel>
      )}
      {known && (
        <div className={styles.columns}>
          <Steps known={known} />
          <GuidePicture />
        </div>
      )}
    </div>
  );
}

/** As the server has it now: other devices may have gone on. That it was opened is noted, so that it is found again. */
function useGuide() {
  const { t } = useTranslation('admin');
  const known = useStore(guide);
  const [fault, setFault] = useState<string>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press on "retry" asks again.
  useEffect(() => {
    void loadGuide().then(async (answer) => {
      setFault(answer.ok ? undefined : faultWords(answer.code, t));
      if (answer.ok && answer.body.state === 'new') await followGuide({ state: 'open', done: [] });
    });
  }, [t, round]);
  return { known, fault, retry: () => setRound((before) => before + 1) };
}

function Steps({ known }: { known: GuideView }) {
  const { t } = useTranslation('admin');
  const { done } = known;
  const left = guidePlaces.filter(({ step }) => !done.includes(step));
  const first = left[0];
  return (
    <Card as="section" className="stack" aria-labelledby="guide-steps">
      <h2 id="guide-steps">
        {left.length === 0 ? t('guide.ready') : t('guide.left', { count: left.length })}
      </h2>
      <ol className={styles.steps}>
        {guidePlaces.map(({ step, to, title, hint }) => {
          const isDone = done.includes(step);
          return (
            <li key={step} data-done={isDone || undefined}>
              {isDone ? <CheckCircle2 aria-hidden="true" /> : <Circle aria-hidden="true" />}
              <div>
                <Link to={to}>{t(title)}</Link>
                <span className="visually-hidden">{t(isDone ? 'guide.state.done' : 'guide.state.left')}</span>
                <small className="soft">{t(hint)}</small>
              </div>
            </li>
          );
        })}
      </ol>
      <div className="cluster">
        {first && (
          <ButtonLink to={first.to} iconAfter={<ArrowRight aria-hidden="true" />}>
            {t(done.length === 0 ? 'guide.begin' : 'guide.goOn')}
          </ButtonLink>
        )}
        <Close isReady={first === undefined} />
      </div>
    </Card>
  );
}

/** For every device of the company: it is not shown again. */
function Close({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const why = useWhyWait();
  const [busy, setBusy] = useState(false);
  const close = async () => {
    setBusy(true);
    const answer = await followGuide({ state: isReady ? 'finished' : 'dismissed', done: [] });
    setBusy(false);
    if (!answer.ok) return showToast({ text: faultWords(answer.code, t), tone: 'danger' });
    showToast({ text: t(isReady ? 'guide.finished' : 'guide.dismissed'), tone: 'success' });
    navigate('/admin/calendar');
  };
  return (
    <Button
      variant={isReady ? 'primary' : 'quiet'}
      icon={isReady && <Check aria-hidden="true" />}
      busy={busy}
      disabled={why !== undefined}
      why={why}
      onClick={() => void close()}
    >
      {t(isReady ? 'guide.finish' : 'guide.dismiss')}
    </Button>
  );
}
