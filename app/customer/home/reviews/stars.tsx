import { Star } from 'lucide-react';
import styles from './reviews.module.css';

/** Drawn for the eye alone; the part that shows them says the number in words. */
export function Stars({ rating, outOf }: { rating: number; outOf: number }) {
  const places = Array.from({ length: outOf }, (_, index) => index + 1);
  return (
    <span className={styles.stars} aria-hidden="true">
      {places.map((place) => (
        <Star key={place} data-full={place <= Math.round(rating) || undefined} />
      ))}
    </span>
  );
}
