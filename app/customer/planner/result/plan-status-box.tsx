import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import { focusSearch } from '../../../booking/plan/focus-stop.ts';
import type { PlanStatus } from '../../../booking/plan/plan-answer.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { useOnline } from '../../../frame/use-online.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { planPrice } from '../plan-price.ts';
import { useStopNames } from '../stops/use-stop-names.ts';
import { useFromWords } from '../use-from-words.ts';

type PlanStatusBoxProps = { plan: Plan; offer: Offer; onGoOn?: (() => void) | undefined };

type Told = { tone: 'danger' | 'warning' | 'info'; title: string; text?: ReactNode; open: boolean };

/** The one box that says how the route stands (D334); where there is none, the way on (D50). */
export function PlanStatusBox({ plan, offer, onGoOn }: PlanStatusBoxProps) {
  const { t } = useTranslation('planner');
  const told = useToldStatus(plan);
  const from = useFromWords()(plan.value, offer);
  const place = useInSight(plan.status);
  const isQuote = planPrice(plan.value, offer).kind === 'quote';
  if (isQuote && (plan.status === 'route' || plan.status === 'idle'))
    return <QuoteBox isNews={plan.status === 'route'} onGoOn={onGoOn} />;
  if (told === undefined) return null;
  const { tone, title, text, open } = told;
  return (
    <div ref={place}>
      <Alert
        tone={tone}
        role={tone === 'danger' ? 'alert' : 'status'}
        title={title}
        actions={
          open && (
            <>
              <ShowStops plan={plan} />
              {onGoOn && (
                <Button variant="secondary" onClick={onGoOn}>
                  {t(goOnKey(plan, isQuote))}
                </Button>
              )}
            </>
          )
        }
      >
        {text} {open && (isQuote ? t('result.quoteWhy') : t('status.goOn', { from }))}
      </Alert>
    </div>
  );
}

function goOnKey({ status, value }: Plan, isQuote: boolean) {
  if (isQuote) return 'status.goOnQuoteButton';
  return status === 'offline' && value.route !== null ? 'status.goOnOffline' : 'status.goOnButton';
}

/** The ways to the stops that something was found wrong with; on a phone they are out of sight. */
function ShowStops({ plan }: { plan: Plan }) {
  const { t } = useTranslation('planner');
  const nameOf = useStopNames(plan.value);
  return listStops(plan.value).map(
    ({ id }, place) =>
      plan.faultOf(id) && (
        <Button key={id} variant="secondary" onClick={() => focusSearch(id)}>
          {t('status.show', { stop: nameOf(place) })}
        </Button>
      ),
  );
}

function QuoteBox({ isNews, onGoOn }: { isNews: boolean; onGoOn: (() => void) | undefined }) {
  const { t } = useTranslation('planner');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNews) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isNews]);
  return (
    <div ref={place}>
      <Alert
        title={t('result.quote')}
        role="status"
        actions={
          onGoOn && (
            <Button variant="secondary" onClick={onGoOn}>
              {t('status.goOnQuoteButton')}
            </Button>
          )
        }
      >
        {t('result.quoteWhy')}
      </Alert>
    </div>
  );
}

/** `undefined`: nothing to say. `open`: no road, but the way on is. */
function useToldStatus({ status, value }: Plan): Told | undefined {
  const { t } = useTranslation('planner');
  const isOnline = useOnline();
  switch (status) {
    case 'idle':
    case 'computing':
    case 'route':
      return undefined;
    case 'incomplete':
      return { tone: 'danger', title: t('fault.fill'), open: false };
    case 'stale':
      return { tone: 'warning', title: t('status.stale'), text: t('status.staleText'), open: false };
    case 'refused':
      return { tone: 'danger', title: t('status.notFound'), open: true };
    case 'pending':
      return value.doubt
        ? { tone: 'warning', title: t('status.doubt'), text: t('status.doubtText'), open: true }
        : { tone: 'warning', title: t('status.pending'), text: t('status.pendingText'), open: true };
    case 'busy':
      return { tone: 'danger', title: t('status.busy'), open: true };
    case 'notConfigured':
      return { tone: 'danger', title: t('status.notConfigured'), open: true };
    case 'failed':
      return { tone: 'danger', title: t('status.failed'), open: true };
    case 'unequipped':
      return { tone: 'warning', title: t('status.unequipped'), text: t('status.unequippedText'), open: true };
    case 'offline': {
      // Not every stop is in our tables: no road of ours either.
      if (value.route === null && !isOnline)
        return { tone: 'warning', title: t('status.pending'), text: t('status.pendingText'), open: true };
      const text = isOnline ? t('status.offlineOver') : t('status.offlineText');
      return { tone: 'info', title: t('status.offline'), text, open: !isOnline };
    }
  }
}

/** Brings an answer into view: the button that asked may be in the bar below. What is missing gets the focus instead. */
function useInSight(status: PlanStatus) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const isNews = before.current === 'computing' && status !== 'route';
    before.current = status;
    if (isNews) place.current?.scrollIntoView({ block: 'nearest' });
  }, [status]);
  return place;
}
