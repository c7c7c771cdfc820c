import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  tone?: 'surface' | 'sunken' | 'primary' | 'accent' | undefined;
  padding?: 'none' | 'm' | 'l' | undefined;
  /** Lifts under the pointer. The one link inside, marked `data-card-link`, then covers the whole card. */
  pressable?: boolean | undefined;
};

/**
 * `<Card as="div|section|article|li|aside" tone="surface|sunken|primary|accent" padding="none|m|l" pressable …div>`
 * A pressable card stays one real link: put `data-card-link` on the `<Link>` of its heading.
 */
export function Card(props: CardProps) {
  const { as: Element = 'div', tone = 'surface', padding = 'm', pressable, className, ...rest } = props;
  return (
    <Element
      {...rest}
      className={classNames(
        styles.card,
        styles[tone],
        padding !== 'none' && styles[`padding-${padding}`],
        pressable && styles.pressable,
        className,
      )}
    />
  );
}
