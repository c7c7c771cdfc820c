import { ArrowRight, ShoppingCart, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeliveryMode } from '#shared/delivery/delivery-meta.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import { toInstance } from '../../booking/plan/plan-instance.ts';
import { usePlan } from '../../booking/plan/use-plan.ts';
import { clearDraft } from '../../data/drafts/drafts.ts';
import { useWasServed } from '../../frame/served-page.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Button, ButtonLink } from '../../ui/actions/button.tsx';
import { FormSkeleton } from '../../ui/feedback/form-skeleton.tsx';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { StickyBar } from '../../ui/layout/sticky-bar.tsx';
import { AgainDialog } from '../parts/booking/again-dialog.tsx';
import { requestKey } from '../parts/editing/request-key.ts';
import { usePutRequest } from '../parts/editing/use-put-request.ts';
import { ErrorNote } from '../parts/page/error-note.tsx';
import { BarPrice } from './bar-price.tsx';
import { KeptPlanNote } from './kept-plan-note.tsx';
import styles from './planner.module.css';
import { Planner } from './planner.tsx';
import { PlannerSkeleton } from './planner-skeleton.tsx';
import { useGoOn } from './use-go-on.ts';
import { type KeptPlan, useHasOwnPlan, useKeptPlan } from './use-kept-plan.ts';

const TO_CHECKOUT = '/checkout?kind=delivery';
const TO_CART = '/cart';
/** Cancel keeps the plan on this device, as leaving does. */
const TO_SERVICES = '/services';

type NewPlanProps = Offer & { mode: DeliveryMode | undefined };

/** A delivery that is not in the cart yet: on to its time, or into the cart. */
export function NewPlan(props: NewPlanProps) {
  const wasServed = useWasServed();
  const waiting = wasServed ? <Head {...props} /> : <PlannerSkeleton />;
  return useHasOwnPlan(props.service) ? <KeptForm {...props} waiting={waiting} /> : waiting;
}

function KeptForm({ waiting, ...props }: NewPlanProps & { waiting: ReactNode }) {
  const kept = useKeptPlan(props.service, props.mode);
  const { draft } = kept;
  if (draft === undefined) return waiting;
  // Begun anew it is another plan: the form forgets where the person has been.
  return <Form {...props} key={draft.id} {...{ kept, draft }} />;
}

/** What a page that came drawn shows: all but the form, which waits for what was typed on this device before. */
function Head({ service }: NewPlanProps) {
  const { t } = useTranslation('planner');
  const { locale } = useFormat();
  return (
    <div className={`page ${styles.screen}`}>
      <PageTitle eyebrow={service.title[locale]} lead={t('lead')}>
        {t('title')}
      </PageTitle>
      <FormSkeleton />
    </div>
  );
}

function Form({
  kept,
  draft,
  mode: _mode,
  ...offer
}: NewPlanProps & { kept: KeptPlan; draft: PlannerValue }) {
  const { t } = useTranslation('planner');
  const plan = usePlan(draft, kept.change);
  const sending = usePutRequest(offer.service, 'delivery', () => toInstance(plan.latest()), {
    next: TO_CHECKOUT,
    done: t('saved'),
    after: () => clearDraft(requestKey('delivery', offer.service)),
  });
  const { goOn, locked } = useGoOn(plan, offer);
  const [wanted, setWanted] = useState(TO_CHECKOUT);
  const leave = (next: string) => () => {
    setWanted(next);
    void goOn(() => sending.submit(next));
  };
  const busy = sending.locked || locked;
  return (
    <Planner
      plan={plan}
      offer={offer}
      lead={t('lead')}
      note={<KeptPlanNote kept={kept} />}
      onGoOn={() => plan.checkBasket() && void sending.submit()}
    >
      <ErrorNote
        error={sending.failed ? t('fault.submitFailed') : null}
        text={t('fault.kept')}
        onDismiss={sending.dismissFault}
      />
      <StickyBar
        label={t('bar.label')}
        action={
          <div className={styles.ways}>
            <ButtonLink variant="quiet" size="l" to={TO_SERVICES} icon={<X aria-hidden="true" />}>
              {t('bar.cancel')}
            </ButtonLink>
            <Button
              variant="secondary"
              size="l"
              icon={<ShoppingCart aria-hidden="true" />}
              busy={busy && wanted === TO_CART}
              onClick={leave(TO_CART)}
            >
              {t('bar.add')}
            </Button>
            <Button
              size="l"
              busy={busy && wanted === TO_CHECKOUT}
              iconAfter={<ArrowRight aria-hidden="true" />}
              onClick={leave(TO_CHECKOUT)}
            >
              {t('bar.submit')}
            </Button>
          </div>
        }
      >
        <BarPrice plan={plan} offer={offer} />
      </StickyBar>
      <AgainDialog sending={sending} />
    </Planner>
  );
}
