import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/button.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import styles from './result.module.css';

/** Below this a spinner on the button is enough (D366). */
const SHOW_AFTER_MS = 2_000;

const steps = ['addresses', 'road', 'price'] as const;
/** The addresses were checked before anything was sent; what takes long is the road. */
const CURRENT = 1;

/** How far a slow computation is: three named steps, of which the first is done. */
export function ComputeSteps({ onStop }: { onStop: () => void }) {
  const { t } = useTranslation('planner');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  return (
    <div className={styles.steps}>
      <ProgressBar
        value={CURRENT}
        max={steps.length}
        label={t('compute.progress', { step: CURRENT + 1, all: steps.length, name: t('compute.road') })}
        aside={
          <Button variant="quiet" onClick={onStop}>
            {t('compute.stop')}
          </Button>
        }
      />
      <ol className={styles.stepNames} aria-label={t('compute.steps')}>
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={place === CURRENT ? 'step' : undefined}
            data-done={place < CURRENT || undefined}
          >
            {t(`compute.${step}`)}
            {place < CURRENT && <span className="visually-hidden">, {t('compute.done')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
