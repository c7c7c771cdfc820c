import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../ui/actions/button.tsx';
import { useScreenTitle } from './use-screen-title.ts';

type Props = {
  children: ReactNode /** Instead of the customers' words; null: nothing at all. */;
  panel?: ReactNode;
};

/**
 * Catches what a screen throws, a download that failed included. The device keeps cart and drafts, so reloading
 * loses nothing; the layout gives a new key on every move, which clears it.
 */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { panel = <CrashPanel />, children } = this.props;
    return this.state.failed ? panel : children;
  }
}

function CrashPanel() {
  const { t } = useTranslation('shell');
  useScreenTitle(t('boundary.title'));
  return (
    <div className="page stack" data-narrow="" role="alert" style={{ paddingBlock: 'var(--space-7)' }}>
      <h1 tabIndex={-1}>{t('boundary.title')}</h1>
      <p className="lead">{t('boundary.text')}</p>
      <div className="cluster">
        <Button onClick={() => window.location.reload()}>{t('boundary.retry')}</Button>
        <ButtonLink to="/" variant="secondary">
          {t('boundary.home')}
        </ButtonLink>
      </div>
    </div>
  );
}
