import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import styles from './stops.module.css';

type StopToolsProps = {
  name: string;
  place: number;
  /** Pickups in all. */
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Move up, Move down and Remove of one pickup; a single one has none of them. */
export function StopTools({ name, place, count, onMove, onRemove }: StopToolsProps) {
  const { t } = useTranslation('planner');
  if (count < 2) return null;
  return (
    <span className={styles.tools}>
      <MoveButton
        way="up"
        label={t('stops.up', { stop: name })}
        disabled={place === 0}
        onMove={() => onMove(place - 1)}
      />
      <MoveButton
        way="down"
        label={t('stops.down', { stop: name })}
        disabled={place === count - 1}
        onMove={() => onMove(place + 1)}
      />
      <IconButton
        label={t('stops.remove', { stop: name })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </span>
  );
}

type MoveButtonProps = { way: 'up' | 'down'; label: string; disabled: boolean; onMove: () => void };

/** Keeps the focus at the end of its way, where a disabled button would lose it. */
function MoveButton({ way, label, disabled, onMove }: MoveButtonProps) {
  const Icon = way === 'up' ? ArrowUp : ArrowDown;
  return (
    <IconButton
      label={label}
      icon={<Icon aria-hidden="true" />}
      data-way={way}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onMove()}
    />
  );
}
