import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#shared/kernel/day.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ButtonLink } from '../../ui/actions/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import styles from './footer.module.css';
import { useTerms, useTermsSince } from './use-terms.ts';

/**
 * The terms over the page, so that the reader keeps their place; as a page of their own they can be printed and linked.
 */
export function TermsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('legal');
  const { t: frame } = useTranslation('shell');
  const { day } = useFormat();
  const paragraphs = useTerms();
  const since = parseDay(useTermsSince());
  return (
    <Dialog
      size="m"
      open={open}
      onClose={onClose}
      title={t('terms.title')}
      closeLabel={frame('close')}
      actions={
        <ButtonLink
          to="/terms"
          variant="secondary"
          icon={<ExternalLink aria-hidden="true" />}
          onClick={onClose}
        >
          {t('asPage')}
        </ButtonLink>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and holds nothing to press; focused, the arrow keys scroll it. */}
      <div className="stack" tabIndex={0} data-first-focus="">
        {since && <p className="soft">{t('inForce', { date: day(since) })}</p>}
        {paragraphs.map(({ id, title, text }) => (
          <section key={id} className={styles.term}>
            <h3>{title}</h3>
            <p>{text}</p>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
