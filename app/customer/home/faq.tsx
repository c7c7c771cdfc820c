import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useServedArea } from '../../frame/use-served-area.ts';
import { faqQuestions } from '../../i18n/faq-questions.ts';
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
  const questions = faqQuestions(t, useFormat(), useServedArea());
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
