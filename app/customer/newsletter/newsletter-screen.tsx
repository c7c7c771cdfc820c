import { MailCheck } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewsletterLink } from '../../data/bookings/follow-newsletter-link.ts';
import { remote } from '../../data/remote.ts';
import { NewsletterForm } from '../../frame/newsletter/newsletter-form.tsx';
import { useScreenTitle } from '../../frame/use-screen-title.ts';
import { errorText } from '../../i18n/error-text.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { HelpLink } from '../parts/booking/help-link.tsx';
import styles from './newsletter-screen.module.css';
import { readNewsletterLink } from './read-newsletter-link.ts';

/** Where the links of the newsletter lead. Opening it changes nothing; its one button does (D130). */
export function NewsletterScreen() {
  const { t } = useTranslation('newsletter');
  useScreenTitle(t('title'));
  const query = useNewsletterLink();
  const link = readNewsletterLink(query);
  return (
    <div className={`page stack ${styles.screen}`} data-narrow="">
      {link ? <Linked key={query} link={link} /> : query ? <BadLink query={query} /> : <Subscribe />}
    </div>
  );
}

type Progress =
  | { readonly at: 'ready' | 'working' | 'done' }
  | { readonly at: 'failed'; readonly code: string };

function Linked({ link }: { link: NewsletterLink }) {
  const { t } = useTranslation('newsletter');
  const { action, email } = link;
  const [progress, setProgress] = useState<Progress>({ at: 'ready' });
  const follow = async () => {
    setProgress({ at: 'working' });
    const answer = await remote
      .followNewsletterLink(link)
      .catch(() => ({ ok: false, code: 'network' }) as const);
    setProgress(answer.ok ? { at: 'done' } : { at: 'failed', code: answer.code });
  };
  if (progress.at === 'done') return <Done action={action} email={email} />;
  const isBad = progress.at === 'failed' && progress.code.endsWith('.invalid');
  if (isBad) return <BadLink query={`action=${action}`} />;
  return (
    <>
      <img src="/drawings/mail-sent.svg" alt="" width="320" height="240" />
      <PageTitle lead={t(`${action}.text`)}>{t(`${action}.title`)}</PageTitle>
      <Card tone="sunken" className={styles.address}>
        <small className="soft">{t('address')}</small>
        <strong>{email}</strong>
      </Card>
      {progress.at === 'failed' && <ErrorPanel title={errorText(progress.code)}>{t('failed')}</ErrorPanel>}
      <Button size="l" busy={progress.at === 'working'} onClick={() => void follow()}>
        {progress.at === 'failed' ? t('retry') : t(`${action}.act`)}
      </Button>
    </>
  );
}

function Done({ action, email }: Pick<NewsletterLink, 'action' | 'email'>) {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <MailCheck className={styles.tick} aria-hidden="true" />
      <PageTitle focusOnOpen lead={t(`${action}.doneText`, { email })}>
        {t(`${action}.done`)}
      </PageTitle>
      <ButtonLink to="/" variant="secondary">
        {t('home')}
      </ButtonLink>
    </>
  );
}

/**
 * No reader may be taken off in another's name without a valid link; a person can then take the address off the list.
 */
function BadLink({ query }: { query: string }) {
  const { t } = useTranslation('newsletter');
  const isLeaving = new URLSearchParams(query).get('action') === 'unsubscribe';
  return (
    <>
      <img src="/drawings/link-expired.svg" alt="" width="320" height="240" />
      <PageTitle focusOnOpen lead={isLeaving ? t('bad.leave') : t('bad.text')}>
        {t('bad.title')}
      </PageTitle>
      {isLeaving ? (
        <HelpLink subject={t('unsubscribe.title')}>{t('bad.write')}</HelpLink>
      ) : (
        <div className={styles.form}>
          <NewsletterForm />
        </div>
      )}
    </>
  );
}

/** The address was typed or its query lost: the page is then what its name says. */
function Subscribe() {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <img src="/drawings/mail-sent.svg" alt="" width="320" height="240" />
      <PageTitle lead={t('form.lead')}>{t('form.title')}</PageTitle>
      <div className={styles.form}>
        <NewsletterForm />
      </div>
    </>
  );
}

/**
 * The query this page was opened with; '' when it was opened without one. It leaves the address bar at once
 * (D126) and is kept in this entry of the history alone, so that a reload still knows it.
 */
function useNewsletterLink(): string {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useState(search || keptIn(state));
  useLayoutEffect(() => {
    if (search === '') return;
    setQuery(search);
    void navigate('/newsletter', { replace: true, state: { link: search } });
  }, [search, navigate]);
  return query;
}

function keptIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('link' in state)) return '';
  return typeof state.link === 'string' ? state.link : '';
}
