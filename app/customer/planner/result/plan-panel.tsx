import { Route } from 'lucide-react';
import {
  Component,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { describeStop } from '#shared/delivery/plan/describe-stop.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { toDeliveryMeta } from '#shared/delivery/plan/to-delivery-meta.ts';
import type { Offer } from '../../../booking/offer/offer.ts';
import type { PlanStatus } from '../../../booking/plan/plan-answer.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import type { MapStop } from '../../../maps/map-stop.ts';
import { RouteMap } from '../../../maps/route-map.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { StopList } from '../../parts/delivery/stop-list.tsx';
import planner from '../planner.module.css';
import { useStopNames } from '../stops/use-stop-names.ts';
import { BetterOrderOffer } from './better-order-offer.tsx';
import { ComputeSteps } from './compute-steps.tsx';
import { NextNotes } from './next-notes.tsx';
import { PlanStatusBox } from './plan-status-box.tsx';
import { PriceTable } from './price-table.tsx';
import styles from './result.module.css';
import { RouteFigures } from './route-figures.tsx';

type PlanPanelProps = {
  plan: Plan;
  offer: Offer;
  selected: number | null;
  onSelect: (place: number) => void;
  /** Where a plan without a road may go all the same. */
  onGoOn?: (() => void) | undefined;
};

/**
 * What comes of the stops: compute, how it went, distance and time, the price, the way on a map and as a list. The
 * two at the end bring sheets of their own: waiting for these must not take the form off the screen.
 */
export function PlanPanel({ plan, offer, selected, onSelect, onGoOn }: PlanPanelProps) {
  const { t } = useTranslation('planner');
  const { status, shown, value } = plan;
  const nameOf = useStopNames(value);
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  usePanelHeight(panel);
  const isDimmed = shown !== null && shown !== value;
  const isComputing = status === 'computing';
  // On a phone an empty map is only in the way; where it has a side of its own it shows where we drive.
  const isWide = useMedia('(width >= 62rem)');
  useResultInSight(panel, status, isWide);
  const hasMap = isWide || listStops(value).some((stop) => stop.latitude !== null);
  const isAgain = value.route !== null || value.stale;
  return (
    <section ref={panel} className={planner.panel} aria-labelledby="planner-result">
      <h2 id="planner-result" ref={heading} tabIndex={-1}>
        {t('result.title')}
      </h2>
      <Button
        variant={isAgain && !value.stale ? 'quiet' : 'secondary'}
        wide
        icon={<Route aria-hidden="true" />}
        busy={isComputing}
        onClick={() => void plan.compute()}
      >
        {isComputing ? t('compute.busy') : isAgain ? t('compute.again') : t('compute.button')}
      </Button>
      {isComputing && <ComputeSteps onStop={plan.stop} />}
      <PlanStatusBox plan={plan} offer={offer} onGoOn={onGoOn} />
      <div className={styles.figures} data-dimmed={isDimmed || undefined}>
        {shown && <RouteFigures plan={shown} />}
        <BetterOrderOffer plan={plan} onApply={() => heading.current?.focus({ preventScroll: true })} />
        {!shown && status === 'idle' && <p className="soft">{t('result.empty')}</p>}
        <PriceTable plan={shown ?? value} offer={offer} />
      </div>
      {hasMap && (
        <MapGuard>
          <Suspense>
            <RouteMap
              stops={listMapStops(value, nameOf)}
              route={value.route}
              selected={selected}
              onSelect={onSelect}
              loading={isComputing}
            />
          </Suspense>
        </MapGuard>
      )}
      {shown && (
        <div className={styles.order} data-dimmed={isDimmed || undefined}>
          <h3>{t('result.order')}</h3>
          <Suspense>
            <StopList stops={toDeliveryMeta(shown).stops} />
          </Suspense>
        </div>
      )}
      <NextNotes plan={plan} offer={offer} />
    </section>
  );
}

/** The stops with the marks of the list: numbers for pickups, a flag for the drop-off. */
function listMapStops(plan: PlannerValue, nameOf: (place: number) => string): readonly MapStop[] {
  return listStops(plan).map((stop, place) => ({
    type: stop.type,
    mark: stop.type === 'pickup' ? String(place + 1) : '',
    name: nameOf(place),
    label: describeStop(stop) || stop.label,
    latitude: stop.latitude,
    longitude: stop.longitude,
  }));
}

/** A map that breaks leaves its place empty; the plan around it goes on (D367). */
class MapGuard extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** Tells the sheet how high the panel is: a sticky box cannot know by itself whether it fits the screen. */
function usePanelHeight(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = panel.current;
    if (box === null) return;
    const watch = new ResizeObserver(() => box.style.setProperty('--panel-height', `${box.offsetHeight}px`));
    watch.observe(box);
    return () => watch.disconnect();
  }, [panel]);
}

/** On a phone the route and its price stand far below the last stop: once they are there, the page goes to them. */
function useResultInSight(panel: RefObject<HTMLElement | null>, status: PlanStatus, isWide: boolean): void {
  const before = useRef(status);
  useEffect(() => {
    const isNews = before.current === 'computing' && (status === 'route' || status === 'offline');
    before.current = status;
    if (!isNews || isWide) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    panel.current?.scrollIntoView({ block: 'start', behavior: isStill ? 'instant' : 'smooth' });
  }, [panel, status, isWide]);
}
