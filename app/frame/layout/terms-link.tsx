import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '../lazy-part.tsx';
import { Link } from '../link.tsx';

const loadDialog = () => import('./terms-dialog.tsx');
const TermsDialog = lazyPart(loadDialog, 'TermsDialog');

/** A real link to the terms that opens them over the page (D322); pressed with a modifier it stays a link. */
export function TermsLink() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [state, setState] = useState<'unseen' | 'open' | 'closed'>('unseen');
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || pathname === '/terms') return;
    event.preventDefault();
    loadDialog().then(
      () => setState('open'),
      // Not on this device, and no connection: the page says so in its own way.
      () => void navigate('/terms'),
    );
  };
  return (
    <>
      <Link to="/terms" aria-haspopup="dialog" onClick={onClick}>
        {t('footer.terms')}
      </Link>
      {state !== 'unseen' && <TermsDialog open={state === 'open'} onClose={() => setState('closed')} />}
    </>
  );
}
