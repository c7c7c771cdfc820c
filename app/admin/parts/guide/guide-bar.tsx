import { ArrowRight } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { listenToToken, readToken } from '../../../data/staff/admin-token.ts';
import { followGuide, guide, loadGuide } from '../../../data/staff/commands/follow-guide.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { useStore } from '../../../ui/use-store.ts';
import { useMay } from '../access/use-may.ts';
import { useWhyWait } from '../use-why-wait.ts';
import { faultWords } from '../words/fault-words.ts';
import styles from './guide-bar.module.css';
import { guidePlaces, isUnderWay, nextPlace } from './guide-places.ts';

/** Above the screen of a step while the guide is under way: which step it is, and on to the next. */
export function GuideBar() {
  const { t } = useTranslation('admin');
  const { pathname } = useLocation();
  const known = useKnownGuide();
  const why = useWhyWait();
  const next = useNext();
  const at = guidePlaces.findIndex(({ to }) => to === pathname);
  const place = guidePlaces[at];
  if (!isUnderWay(known) || !place) return null;
  return (
    <section aria-label={t('guide.title')} className={styles.bar}>
      <p className={styles.where}>
        <small className="soft tabular">{t('guide.bar.step', { at: at + 1, all: guidePlaces.length })}</small>
        <strong>{t(place.title)}</strong>
      </p>
      <div className={styles.ways}>
        <ButtonLink to="/admin/guide" variant="quiet">
          {t('guide.bar.all')}
        </ButtonLink>
        <ButtonLink to={nextPlace(place.step, [...known.done, place.step])} variant="secondary">
          {t('guide.bar.later')}
        </ButtonLink>
        <Button
          iconAfter={<ArrowRight aria-hidden="true" />}
          busy={next.busy}
          disabled={why !== undefined}
          why={why}
          onClick={() => void next.go(place.step)}
        >
          {t('guide.bar.next')}
        </Button>
      </div>
    </section>
  );
}

/** Asked for once a session: what other devices do of it is told with the next answer. */
function useKnownGuide() {
  const known = useStore(guide);
  const online = useOnline();
  const token = useSyncExternalStore(listenToToken, readToken);
  const isOwner = useMay('owner');
  const isAsked = online && token !== undefined && known === undefined && isOwner;
  useEffect(() => {
    if (isAsked) void loadGuide();
  }, [isAsked]);
  return known;
}

function useNext() {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const go = async (step: (typeof guidePlaces)[number]['step']) => {
    setBusy(true);
    const answer = await followGuide({ state: 'open', done: [step] });
    setBusy(false);
    if (!answer.ok) return showToast({ text: faultWords(answer.code, t), tone: 'danger' });
    navigate(nextPlace(step, answer.body.done));
  };
  return { busy, go };
}
