import { Mail, Phone } from 'lucide-react';
import { dialled } from '#shared/company/company.ts';
import { useKnownCatalogue } from '../../../frame/served-page.ts';
import styles from './reach-links.module.css';

/** `<ReachLinks>` The company's phone and e-mail, as far as it has named them: one tap each. */
export function ReachLinks() {
  const { helpEmail, phone } = useKnownCatalogue() ?? {};
  return (
    <span className={styles.reach}>
      {phone && (
        <a className="tabular" href={`tel:${dialled(phone)}`}>
          <Phone aria-hidden="true" />
          {phone}
        </a>
      )}
      {helpEmail && (
        <a href={`mailto:${helpEmail}`}>
          <Mail aria-hidden="true" />
          {helpEmail}
        </a>
      )}
    </span>
  );
}

/** Whether there is a way to ask a person at all. */
export function useCanReach(): boolean {
  const { helpEmail, phone } = useKnownCatalogue() ?? {};
  return Boolean(helpEmail || phone);
}
