import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailView } from '#shared/api/admin/mails.ts';
import { ChoiceGroup } from '../../ui/fields/choice-group.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { drawMail, languageOfMail } from './draw-mail.ts';
import styles from './mails.module.css';

const looks = [
  { value: 'html', words: 'mail.html' },
  { value: 'text', words: 'mail.text' },
] as const;

/** Both versions of a mail: as most programs show it, and the words alone. */
export function MailBody({ mail }: { mail: Pick<MailView, 'html' | 'text'> }) {
  const { t } = useTranslation('admin');
  const [look, setLook] = useState<(typeof looks)[number]['value']>('html');
  return (
    <section className="stack" aria-labelledby="mail-body">
      <h2 id="mail-body" className="visually-hidden">
        {t('mail.body')}
      </h2>
      <ChoiceGroup
        legend={t('mail.look')}
        legendHidden
        layout="chips"
        value={look}
        onChange={setLook}
        choices={looks.map(({ value, words }) => ({ value, label: t(words) }))}
      />
      {look === 'html' ? (
        <>
          <p className={`soft ${styles.hint}`}>{t('mail.inert')}</p>
          <Picture html={mail.html} />
        </>
      ) : (
        <Card>
          <pre className={styles.text}>{mail.text}</pre>
        </Card>
      )}
    </section>
  );
}

function Picture({ html }: { html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (current) drawMail(html, current.shadowRoot ?? current.attachShadow({ mode: 'open' }));
  }, [html]);
  return (
    <div className={styles.picture}>
      <div ref={host} lang={languageOfMail(html)} />
    </div>
  );
}
