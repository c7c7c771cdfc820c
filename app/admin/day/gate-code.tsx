import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import styles from './booking-card.module.css';

/** Long enough to type it at the gate; a tablet left on a seat shows it no longer. */
const SHOWN_MS = 2 * 60_000;

/** Behind a press, because a customer may stand beside the tablet (D123). */
export function GateCode({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation('admin');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return (
    <div className={styles.gate}>
      <Button
        variant="secondary"
        icon={<KeyRound aria-hidden="true" />}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'day.hideCode' : 'day.showCode')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <p role="status">
        {isShown && (
          <>
            <span className="visually-hidden">{t('day.gate')} </span>
            <b dir="auto">{code}</b>
          </>
        )}
      </p>
    </div>
  );
}
