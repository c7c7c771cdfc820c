import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServedArea } from '../../frame/use-served-area.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { HelpLink } from '../parts/booking/help-link.tsx';
import styles from './home-screen.module.css';

/** One answer is open at a time; `/#faq-area` and the like open theirs. */
export function Faq() {
  const { t } = useTranslation('home');
  const { hash, key } = useLocation();
  const [openId, setOpenId] = useState<string>();
  // The key: the same link pressed again opens its answer again.
  useEffect(() => {
    if (key && hash.startsWith('#faq-')) setOpenId(hash.slice(1));
  }, [hash, key]);
  const areaWords = useAreaWords();
  const questions = [
    { id: 'faq-account', title: t('faq.account.q'), text: t('faq.account.a') },
    { id: 'faq-length', title: t('faq.length.q'), text: t('faq.length.a') },
    { id: 'faq-area', title: t('faq.area.q'), text: areaWords },
  ];
  return (
    <section id="faq" className={`page ${styles.faq}`} aria-labelledby="faq-title">
      <div className={styles.head}>
        <h2 id="faq-title">{t('faq.title')}</h2>
        <p className="soft">
          {t('faq.more')} <HelpLink subject={t('faq.more')}>{t('faq.write')}</HelpLink>
        </p>
      </div>
      <div className={styles.answers}>
        {questions.map(({ id, title, text }) => (
          <Disclosure
            key={id}
            id={id}
            title={title}
            open={openId === id}
            onOpenChange={(open) => setOpenId((now) => (open ? id : now === id ? undefined : now))}
          >
            <p>{text}</p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}

/** Where the company comes, and what becomes of a booking elsewhere. */
function useAreaWords(): string {
  const { t } = useTranslation('home');
  const { list } = useFormat();
  const { by, counties, zip, miles, outside, codes } = useServedArea();
  if (by === 'state' && outside === 'pending') return t('faq.area.a');
  const where = {
    state: () => t('faq.area.state'),
    counties: () => t('faq.area.counties', { counties: list(counties) }),
    zips: () => t('faq.area.zips', { count: codes?.served.size ?? 0 }),
    radius: () => t('faq.area.radius', { count: miles, zip }),
  };
  const elsewhere = outside === 'refused' ? t('faq.area.refused') : t('faq.area.pending');
  return `${where[by]()} ${elsewhere}`;
}
