import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { dialled } from '#shared/company/company.ts';
import { localeNames, locales } from '#shared/kernel/locale.ts';
import { changeLocale } from '../../i18n/i18n.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { Flag } from '../../ui/layout/flag.tsx';
import { CompanyLogo } from '../company/company-logo.tsx';
import { useCompanyName } from '../company/use-company-name.ts';
import { flags } from '../language/language-switcher.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { Link } from '../link.tsx';
import { Seen } from '../seen.tsx';
import { useKnownCatalogue } from '../served-page.ts';
import styles from './footer.module.css';
import { TermsLink } from './terms-link.tsx';
import { useClockWords } from './use-clock-words.ts';

/** Comes when its place is seen; a footer without it is still a footer. */
const Newsletter = lazyPart(() => import('../newsletter/footer-newsletter.tsx'), 'FooterNewsletter');

/** Where the person is about to book, or already looks at such a form, no second one asks for an address. */
const withoutLetter: ReadonlySet<string> = new Set(['/checkout', '/finalize', '/newsletter']);

export function Footer() {
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer}>
      <div className={`page ${styles.rows}`}>
        {!withoutLetter.has(pathname) && (
          <Seen className={styles.letter}>
            <Newsletter />
          </Seen>
        )}
        <Links />
        <Foot />
      </div>
    </footer>
  );
}

function Links() {
  const { t } = useTranslation('shell');
  const { helpEmail, phone } = useKnownCatalogue() ?? {};
  return (
    <nav aria-label={t('footer.label')}>
      <ul className={styles.links}>
        <li>
          <Link to="/services">{t('footer.services')}</Link>
        </li>
        <li>
          <Link to="/cart">{t('nav.cart')}</Link>
        </li>
        <li>
          <Link to="/checkout">{t('footer.book')}</Link>
        </li>
        <li>
          <Link to="/my-bookings">{t('footer.bookings')}</Link>
        </li>
        <li>
          <TermsLink />
        </li>
        <li>
          <Link to="/privacy">{t('footer.privacy')}</Link>
        </li>
        {helpEmail && (
          <li>
            <a href={`mailto:${helpEmail}`}>{t('footer.help')}</a>
          </li>
        )}
        {phone && (
          <li>
            <a className="tabular" href={`tel:${dialled(phone)}`}>
              {phone}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Who this is, and where. */
function Imprint() {
  const { t } = useTranslation('shell');
  const company = useCompanyName();
  const clock = useClockWords();
  const address = useKnownCatalogue()?.companyAddress;
  return (
    <p>
      {company && t('footer.company', { company })} {clock && t('footer.clock', { clock })}
      {address && (
        <>
          <br />
          {address}
        </>
      )}
    </p>
  );
}

function Foot() {
  const { t } = useTranslation('shell');
  const locale = useLocale();
  return (
    <div className={styles.foot}>
      <div className={styles.company}>
        <CompanyLogo side={36} lazy />
        <Imprint />
      </div>
      <ul className={styles.languages} aria-label={t('language.label')}>
        {locales.map((each) => (
          <li key={each}>
            <button
              type="button"
              lang={each}
              aria-current={each === locale || undefined}
              onClick={() => void changeLocale(each)}
            >
              <Flag country={flags[each]} />
              {localeNames[each]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
