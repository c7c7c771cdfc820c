import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx';
import { NoCatalogue } from '../../parts/page/no-catalogue.tsx';
import { useCatalogue } from '../../parts/page/use-catalogue.ts';
import { MoveGate } from './move-gate.tsx';
import { PickNewTime } from './pick-new-time.tsx';

/** The date and time step while a visit is being moved: its own length, its own time, nothing of the cart (D309). */
export function MoveTimeScreen() {
  const { t } = useTranslation('reschedule');
  useScreenTitle(t('pick.title'));
  const { catalogue } = useCatalogue();
  return (
    <MoveGate>
      {(moving) => (catalogue ? <PickNewTime {...{ moving, catalogue }} /> : <WithoutCatalogue />)}
    </MoveGate>
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
