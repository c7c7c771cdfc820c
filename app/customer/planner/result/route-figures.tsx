import { useTranslation } from 'react-i18next';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { ESTIMATE_WITHIN_PERCENT } from '#shared/delivery/round-estimate.ts';
import { Tag } from '../../../ui/layout/tag.tsx';
import { useRouteWords } from '../../parts/delivery/use-route-words.ts';
import styles from './result.module.css';

/** How far and how long, large; an estimate says that it is one, and how good. */
export function RouteFigures({ plan: { route } }: { plan: PlannerValue }) {
  const { t } = useTranslation(['planner', 'delivery']);
  const wordsOf = useRouteWords();
  const words = route && wordsOf({ ...route, routePending: false });
  if (!route || !words) return null;
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('result.distance')}</dt>
          <dd>{words.distance}</dd>
        </div>
        <div>
          <dt>{t('result.time')}</dt>
          <dd>{words.duration}</dd>
        </div>
      </dl>
      {route.estimated && (
        <p className={styles.estimate}>
          <Tag tone="sun">{t('result.estimated')}</Tag>
          <small className="soft">
            {t('delivery:route.estimateWhy', { percent: ESTIMATE_WITHIN_PERCENT })}
          </small>
        </p>
      )}
    </>
  );
}
