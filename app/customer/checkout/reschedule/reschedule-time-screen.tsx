import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { NoCatalogue } from '../../parts/page/no-catalogue.tsx';
import { useCatalogue } from '../../parts/page/use-catalogue.ts';
import { PickNewTime } from './pick-new-time.tsx';
import { RescheduleGate } from './reschedule-gate.tsx';

/** The date and time step while a visit is being moved: its own length, its own time, nothing of the cart (D309). */
export function RescheduleTimeScreen() {
  const { t } = useTranslation('reschedule');
  useScreenTitle(t('pick.title'));
  const { catalogue } = useCatalogue();
  return (
    <RescheduleGate>
      {(reschedule) => (catalogue ? <PickNewTime {...{ reschedule, catalogue }} /> : <WithoutCatalogue />)}
    </RescheduleGate>
  );
}

function WithoutCatalogue() {
  const { t } = useTranslation('checkout');
  const loading = (
    <SkeletonGroup label={t('day.loading')}>
      <Skeleton shape="box" height="22rem" />
    </SkeletonGroup>
  );
  return <NoCatalogue title={t('day.failed')} retry={t('retry')} loading={loading} />;
}
