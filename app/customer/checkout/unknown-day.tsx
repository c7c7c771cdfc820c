import { useTranslation } from 'react-i18next';
import type { Day } from '#shared/kernel/day.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import styles from './day-slots.module.css';

type UnknownDayProps = { knownDays: readonly Day[]; onPick: (day: Day) => void };

/** Without a connection and without a copy: says so, and what there is instead. */
export function UnknownDay({ knownDays, onPick }: UnknownDayProps) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const isAnyKnown = knownDays.length > 0;
  return (
    <div className={`stack ${styles.none}`}>
      <p>{isAnyKnown ? t('wishes.unknownDay') : t('wishes.unknown')}</p>
      {isAnyKnown && <p>{t('wishes.knownDays')}</p>}
      <div className="cluster">
        {knownDays.map((day) => (
          <Button key={day} variant="secondary" onClick={() => onPick(day)}>
            {format.day(day, 'short')}
          </Button>
        ))}
        {!isAnyKnown && (
          <ButtonLink to="/finalize" variant="secondary">
            {t('wishes.details')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
