import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';

/** D1: an unknown service or intake kind says so instead of sending people home. */
export function UnknownServiceScreen() {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  useScreenTitle(t('unknown.title'));
  // A visitor who came by this address has no page of ours to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate('/services'));
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
