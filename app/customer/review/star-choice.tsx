import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { STARS_MAX } from '#shared/booking/review-rules.ts';
import { ChoiceFrame } from '../../ui/fields/choice-frame.tsx';
import styles from './review.module.css';

type StarChoiceProps = {
  /** 0 while none is chosen. */
  value: number;
  onChange: (value: number) => void;
  error: string | undefined;
  /** Not `disabled`, which would take the focus from the star that was sent with Enter. */
  isShut: boolean;
};

const places = Array.from({ length: STARS_MAX }, (_, index) => index + 1);
const meanings = ['one', 'two', 'three', 'four', 'five'] as const;

/** Stars as native radios: Tab enters the row, arrows choose; what is chosen also stands there in words. */
export function StarChoice({ value, onChange, error, isShut }: StarChoiceProps) {
  const { t } = useTranslation('review');
  const name = useId();
  const meaningOf = (place: number) => {
    const meaning = meanings[place - 1];
    return meaning === undefined ? '' : `${t('stars.count', { count: place })}, ${t(`meaning.${meaning}`)}`;
  };
  return (
    <ChoiceFrame legend={t('stars.legend')} error={error}>
      <div className={styles.stars}>
        {places.map((place) => (
          <label key={place} data-full={place <= value || undefined}>
            <input
              type="radio"
              name={name}
              value={place}
              checked={place === value}
              aria-invalid={error ? true : undefined}
              aria-disabled={isShut || undefined}
              onChange={() => !isShut && onChange(place)}
            />
            <Star aria-hidden="true" />
            <span className="visually-hidden">{meaningOf(place)}</span>
          </label>
        ))}
        <span className={styles.meaning} aria-hidden="true">
          {meaningOf(value)}
        </span>
      </div>
    </ChoiceFrame>
  );
}
