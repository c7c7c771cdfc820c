import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './home-screen.module.css';
import { ReviewsSkeleton } from './reviews/reviews-skeleton.tsx';

/** A screen before it comes into sight, the section starts to load. */
const NEAR = '600px';

/**
 * The place of the reviews: their code, words and data are fetched when the page is scrolled near, and weigh nothing
 * before.
 */
export function ReviewsSection() {
  const place = useRef<HTMLDivElement>(null);
  const { i18n } = useTranslation();
  const [Reviews, setReviews] = useState<ComponentType>();
  const [isNear, setNear] = useState(false);
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
        load().catch(() => setGone(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();

    async function load() {
      const [loaded] = await Promise.all([import('./reviews/reviews.tsx'), i18n.loadNamespaces('reviews')]);
      // Words that could not be had would be drawn as their keys.
      if (i18n.hasLoadedNamespace('reviews')) setReviews(() => loaded.Reviews);
      else setGone(true);
    }
  }, [i18n]);
  if (gone) return null;
  return Reviews ? (
    <Reviews />
  ) : (
    <div ref={place} className={styles.reviews}>
      {isNear && <ReviewsSkeleton />}
    </div>
  );
}
