import { useTranslation } from 'react-i18next';
import { useScreenTitle } from '../../../frame/use-screen-title.ts';
import { Button, ButtonLink } from '../../../ui/actions/button.tsx';

/** In French and about the back office, where the shop window speaks of a cart (shell/error-boundary.tsx). */
export function CrashPanel() {
  const { t } = useTranslation('admin');
  useScreenTitle(t('fault.crash.title'));
  return (
    <div className="stack" role="alert">
      <h1 tabIndex={-1}>{t('fault.crash.title')}</h1>
      <p className="lead">{t('fault.crash.text')}</p>
      <div className="cluster">
        <Button onClick={() => window.location.reload()}>{t('fault.crash.reload')}</Button>
        <ButtonLink to="/admin/day" variant="secondary">
          {t('day.title')}
        </ButtonLink>
      </div>
    </div>
  );
}
