import { History, LocateFixed, MapPin, PencilLine, X } from 'lucide-react';
import type { PointerEvent, ReactNode, TouchEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../ui/class-names.ts';
import type { SearchOption } from './list-options.ts';
import styles from './search.module.css';

interface OptionLineProps {
  readonly id: string;
  readonly option: SearchOption;
  readonly isActive: boolean;
  readonly onTake: () => void;
  readonly onForget: () => void;
}

/** One line of the list. Focus never comes here, so the keys are the field's (use-combobox.ts). */
export function OptionLine({ id, option, isActive, onTake, onForget }: OptionLineProps) {
  const { t } = useTranslation('planner');
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the field points here
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={classNames(styles.option, option.kind === 'manual' && styles.optionManual)}
      {...whenPressed(onTake)}
    >
      <OptionWords option={option} />
      {option.kind === 'recent' && (
        // For pointers; the keys have Delete. An option may hold nothing that takes the focus.
        <span
          className={styles.forget}
          title={t('search.forget')}
          aria-hidden="true"
          {...whenPressed(onForget)}
        >
          <X />
        </span>
      )}
    </div>
  );
}

/**
 * On pointer down, before any blur (D140). A finger may be scrolling, so it counts when it is lifted; then
 * nothing is left for a click that would fall on what lies under the list. Plain clicks come from assistive technology.
 */
function whenPressed(act: () => void) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    },
    onTouchEnd: (event: TouchEvent) => {
      event.stopPropagation();
      if (!event.cancelable) return;
      event.preventDefault();
      act();
    },
    onClick: (event: { stopPropagation: () => void }) => {
      event.stopPropagation();
      act();
    },
  };
}

function OptionWords({ option }: { readonly option: SearchOption }) {
  const { t } = useTranslation('planner');
  switch (option.kind) {
    case 'recent': {
      const { street, placeName, city, state, zip, label } = option.address;
      const name = placeName || street;
      return (
        <Line
          icon={<History aria-hidden="true" />}
          primary={name || label}
          secondary={[city, `${state} ${zip}`.trim()].filter(Boolean).join(', ')}
          mark={t('search.recent')}
        />
      );
    }
    case 'suggestion': {
      const { primary, secondary, outside, approximate } = option.suggestion;
      const mark = approximate && t('search.approximate');
      const warning = outside && t('search.outside');
      return <Line icon={<MapPin aria-hidden="true" />} {...{ primary, secondary, mark, warning }} />;
    }
    case 'here':
      return <Line icon={<LocateFixed aria-hidden="true" />} primary={t('search.here')} />;
    case 'manual':
      return <Line icon={<PencilLine aria-hidden="true" />} primary={t('search.manual')} />;
  }
}

interface LineProps {
  readonly icon: ReactNode;
  readonly primary: string;
  readonly secondary?: string;
  readonly mark?: string | false;
  /** No crew drives there: said louder. */
  readonly warning?: string | false;
}

function Line({ icon, primary, secondary, mark, warning }: LineProps) {
  return (
    <>
      {icon}
      <span className={styles.words}>
        <strong dir="auto">{primary}</strong>
        {secondary && (
          <span className={styles.second}>
            <span dir="auto">{secondary}</span> {mark && <span className={styles.mark}>{mark}</span>}{' '}
            {warning && <span className={styles.warning}>{warning}</span>}
          </span>
        )}
      </span>
    </>
  );
}
