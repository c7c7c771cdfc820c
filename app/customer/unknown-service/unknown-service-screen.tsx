import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { isFirstEntry } from '../../frame/scroll/first-entry.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** D1: an unknown service or intake kind says so instead of sending people home. */
export function UnknownServiceScreen() {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  useScreenTitle(t('unknown.title'));
  const { key } = useLocation();
  // A step back from the first would leave us, or take along the page that we are framed in.
  const goBack = () => (isFirstEntry(key) ? navigate('/services') : navigate(-1));
  return (
    <div className="page">
      <EmptyState
        titleLevel="h1"
        drawing={<img src="/drawings/not-found.svg" alt="" width="320" height="240" />}
        title={t('unknown.title')}
        action={
          <div className="cluster">
            <ButtonLink to="/services">{t('unknown.services')}</ButtonLink>
            <Button variant="secondary" onClick={goBack}>
              {t('unknown.back')}
            </Button>
          </div>
        }
      >
        <p>{t('unknown.text')}</p>
      </EmptyState>
    </div>
  );
}
