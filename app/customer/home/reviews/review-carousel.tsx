import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../data/catalogue/read-reviews.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';
import { useMarquee } from './use-marquee.ts';
import { usePauses } from './use-pauses.ts';

type ReviewCarouselProps = {
  reviews: readonly Review[];
  titleOf: (review: Review) => string;
  onExplain: () => void;
  onRead: (review: Review) => void;
};

/** One real list that scrolls by itself while it is not held (D317); with reduced motion it only scrolls. */
export function ReviewCarousel({ reviews, titleOf, onExplain, onRead }: ReviewCarouselProps) {
  const { t } = useTranslation('reviews');
  const box = useRef<HTMLElement>(null);
  const still = useStill();
  const [wanted, setWanted] = useState(true);
  const { held, watch } = usePauses(box);
  const { copies, step, runs } = useMarquee(box, reviews.length, wanted && !held && !still, still);
  return (
    <div className={styles.carousel} data-motion={runs ? 'playing' : 'paused'}>
      <div className={styles.arrows}>
        {/* Before the row, so that the keyboard meets it before what moves (WCAG 2.2.2). */}
        {copies > 0 && (
          <IconButton
            variant="outline"
            label={wanted ? t('pause') : t('play')}
            icon={wanted ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
            onClick={() => setWanted(!wanted)}
          />
        )}
        <span {...watch}>
          <IconButton
            variant="outline"
            label={t('previous')}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => step(-1)}
          />
          <IconButton
            variant="outline"
            label={t('next')}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => step(1)}
          />
        </span>
      </div>
      <section
        ref={box}
        className={styles.box}
        aria-label={t('list')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard (axe: scrollable-region-focusable).
        tabIndex={0}
        {...watch}
      >
        <ul className={styles.row}>
          {reviews.map((review) => (
            <ReviewCard
              key={review.id}
              review={review}
              serviceTitle={titleOf(review)}
              onExplain={onExplain}
              onRead={() => onRead(review)}
            />
          ))}
          {reviews.slice(0, copies).map((review) => (
            <ReviewCard
              key={`${review.id} again`}
              review={review}
              serviceTitle={titleOf(review)}
              onExplain={onExplain}
              onRead={() => onRead(review)}
              copy
            />
          ))}
        </ul>
      </section>
    </div>
  );
}

/** Whether the person asked for no motion. */
function useStill(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
