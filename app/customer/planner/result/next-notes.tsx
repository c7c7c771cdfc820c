import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../booking/offer/offer.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { useMailsLeave } from '../../../frame/use-mails-leave.ts';
import { HelpLink } from '../../parts/booking/help-link.tsx';
import { planPrice } from '../plan-price.ts';
import { toldStatuses } from '../use-go-on.ts';
import styles from './result.module.css';

type LookedAt = Pick<Plan, 'value' | 'status'>;

/** What happens next, and whom to ask. Only a road that is open is looked at first; the others book as they are. */
export function NextNotes({ plan, offer }: { plan: LookedAt; offer: Offer }) {
  const { t } = useTranslation('planner');
  const [confirm, book] = useMailsLeave()
    ? (['next.confirm', 'next.book'] as const)
    : (['next.confirmKept', 'next.bookKept'] as const);
  return (
    <div className={styles.next}>
      <h3>{t('next.title')}</h3>
      <ol>
        <li>{t('next.choose')}</li>
        <li>{t(isLookedAt(plan, offer) ? confirm : book)}</li>
        <li>{t('next.drive')}</li>
      </ol>
      <p className="soft">
        {t('next.contact')} <HelpLink subject={t('next.contactSubject')}>{t('next.contactLink')}</HelpLink>
      </p>
    </div>
  );
}

/** Such a plan books PENDING (D107): its road is quoted, or there is none and the person has read so. */
function isLookedAt(plan: LookedAt, offer: Offer): boolean {
  const { kind } = planPrice(plan.value, offer);
  return kind === 'quote' || (kind === 'from' && [...toldStatuses, 'offline'].includes(plan.status));
}
