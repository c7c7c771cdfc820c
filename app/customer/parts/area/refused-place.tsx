import { useTranslation } from 'react-i18next';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ReachLinks, useCanReach } from './reach-links.tsx';

/** `<RefusedPlace zip>` The company does not come there and takes no requests: whom to ask, and that nothing is lost. */
export function RefusedPlace({ zip }: { zip: string | undefined }) {
  const { t } = useTranslation('shell');
  const canReach = useCanReach();
  return (
    <Alert tone="warning" title={zip ? t('outside.title', { zip }) : t('outside.there')}>
      {t(canReach ? 'outside.ask' : 'outside.alone')}
      <ReachLinks />
    </Alert>
  );
}
