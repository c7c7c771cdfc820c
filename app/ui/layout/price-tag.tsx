import { classNames } from '../class-names.ts';
import { useCounted } from '../fields/use-counted.ts';
import styles from './price-tag.module.css';

type PriceTagProps = {
  /** The price as it reads: "$184.50". Enough for a price that does not change. */
  text: string;
  /** Given both, a change of `amount` is counted through in 220 ms with `textOf`, ending on `text`. */
  amount?: number | undefined;
  textOf?: ((amount: number) => string) | undefined;
  /** The old price, struck out, with the word that says so: "was". */
  was?: { label: string; text: string } | undefined;
  size?: 's' | 'm' | 'l' | undefined;
};

/**
 * `<PriceTag text amount+textOf was={{ label, text }} size="s|m|l">` Figures of equal width; no live region of its
 * own: the screen calls `announce(text, { key: 'total', afterMs: 500 })` once the total settles.
 */
export function PriceTag({ text, amount, textOf, was, size = 'm' }: PriceTagProps) {
  const counted = useCounted(amount ?? 0);
  const moving = amount !== undefined && textOf !== undefined && counted !== amount;
  return (
    <span className={classNames(styles.price, styles[size])}>
      {was && (
        <s className={styles.was}>
          <span className="visually-hidden">{was.label} </span>
          {was.text}
        </s>
      )}
      <span>{moving ? textOf(Math.round(counted)) : text}</span>
    </span>
  );
}
