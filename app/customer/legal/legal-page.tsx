import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#shared/kernel/day.ts';
import type { Paragraph } from '../../frame/layout/use-terms.ts';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import styles from './legal-page.module.css';

type LegalPageProps = {
  title: string;
  lead: string;
  /** `YYYY-MM-DD` */
  since: string;
  paragraphs: readonly (Paragraph & { more?: ReactNode })[];
};

export function LegalPage({ title, lead, since, paragraphs }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const { day } = useFormat();
  const sinceDay = parseDay(since);
  useScreenTitle(title);
  return (
    <article className={`page stack ${styles.page}`} data-narrow="">
      <PageTitle lead={lead}>{title}</PageTitle>
      <p className="cluster" data-apart="">
        <span className="soft">{sinceDay && t('inForce', { date: day(sinceDay) })}</span>
        <Button
          variant="quiet"
          className={styles.print}
          icon={<Printer aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('print')}
        </Button>
      </p>
      <nav aria-label={t('contents')}>
        <ul className={styles.contents}>
          {paragraphs.map(({ id, title: words }) => (
            <li key={id}>
              <a href={`#${id}`}>{words}</a>
            </li>
          ))}
        </ul>
      </nav>
      {paragraphs.map(({ id, title: words, text, more }) => (
        <section key={id} id={id} className={styles.paragraph}>
          <h2>{words}</h2>
          <p>{text}</p>
          {more}
        </section>
      ))}
    </article>
  );
}
