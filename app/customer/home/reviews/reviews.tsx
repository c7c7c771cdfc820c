import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Review, readReviews } from '../../../data/catalogue/read-reviews.ts';
import { remote } from '../../../data/remote.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';
import { useLive } from '../../../frame/use-live.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { useLocale } from '../../../i18n/use-locale.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Tag } from '../../../ui/layout/tag.tsx';
import { useWhenLoaded } from '../../../ui/use-loaded.ts';
import { StaleStamp } from '../../parts/page/stale-stamp.tsx';
import { orderReviews } from './order-reviews.ts';
import { ReviewCarousel } from './review-carousel.tsx';
import styles from './reviews.module.css';
import { ReviewsSkeleton } from './reviews-skeleton.tsx';
import { ReviewsSummary } from './reviews-summary.tsx';

/** From the device's copy; without one and without a server there is no section, and nothing false is said. */
export function Reviews() {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const reviews = useLive(readReviews);
  const catalogue = useKnownCatalogue();
  const online = useOnline();
  const failed = useRefresh(online);
  const [explaining, setExplaining] = useState(false);
  const [read, setRead] = useState<Review>();
  if (!reviews) return failed ? null : <ReviewsSkeleton label={t('loading')} />;
  if (reviews.items.length === 0) return null;
  // The copy has the titles of the language it was asked for in; the catalogue has them all.
  const titleOf = ({ serviceSlug, serviceTitle }: Review) =>
    catalogue?.services.find(({ slug }) => slug === serviceSlug)?.title[locale] ?? serviceTitle;
  const explain = () => setExplaining(true);
  return (
    <section className={`page ${styles.section}`} aria-labelledby="reviews-title">
      <div className={styles.head}>
        <div className="cluster">
          <h2 id="reviews-title">{t('title')}</h2>
          {reviews.summary.sample && <Tag tone="sun">{t('sample.tag')}</Tag>}
        </div>
        {reviews.summary.sample && <p className="soft">{t('sample.text')}</p>}
        <ReviewsSummary {...reviews} onExplain={explain} />
        {(failed || !online) && catalogue && (
          <StaleStamp of="reviews" at={reviews.fetchedAt} timeZone={catalogue.timeZone} />
        )}
      </div>
      <ReviewCarousel
        reviews={orderReviews(reviews.items, locale)}
        titleOf={titleOf}
        onExplain={explain}
        onRead={setRead}
      />
      <Dialog
        open={explaining}
        onClose={() => setExplaining(false)}
        title={t('verified.mark')}
        closeLabel={t('verified.close')}
      >
        <p>{t('verified.text')}</p>
      </Dialog>
      {read && (
        <Dialog open onClose={() => setRead(undefined)} title={read.name} closeLabel={t('verified.close')}>
          <div className={styles.whole}>
            <blockquote lang={read.language}>{read.text}</blockquote>
            {read.answer !== undefined && (
              <div className={styles.answer}>
                <b>{t('answer')}</b>
                <p dir="auto">{read.answer}</p>
              </div>
            )}
          </div>
        </Dialog>
      )}
    </section>
  );
}

/** Asks again when the connection comes back; true while the last attempt gave nothing. */
function useRefresh(online: boolean): boolean {
  const locale = useLocale();
  const [failed, setFailed] = useState(false);
  useWhenLoaded(
    () => remote.refreshReviews(locale),
    ({ ok }) => setFailed(!ok),
    [locale, online],
    () => setFailed(true),
  );
  return failed;
}
