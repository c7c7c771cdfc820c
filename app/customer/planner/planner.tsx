import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placePoint } from '#shared/delivery/plan/edit-stop.ts';
import { listStops } from '#shared/delivery/plan/plan-stops.ts';
import type { Point } from '#shared/delivery/stop.ts';
import type { Id } from '#shared/kernel/ids.ts';
import type { Offer } from '../../booking/offer/offer.ts';
import type { Plan } from '../../booking/plan/use-plan.ts';
import { lazyPart } from '../../frame/lazy-part.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { PageTitle } from '../../ui/layout/page-title.tsx';
import { BasketPart } from './form/basket-part.tsx';
import { ExtrasPart } from './form/extras-part.tsx';
import { ModeChoice } from './form/mode-choice.tsx';
import styles from './planner.module.css';
import { PlanPanel } from './result/plan-panel.tsx';
import { StopsSection } from './stops/stops-section.tsx';
import { useStopNames } from './stops/use-stop-names.ts';

const PointPicker = lazyPart(() => import('../../maps/picker/point-picker.tsx'), 'PointPicker');

type PlannerProps = {
  plan: Plan;
  offer: Offer;
  lead: string;
  /** Under the title: where the stops come from. */
  note?: ReactNode;
  onGoOn?: (() => void) | undefined;
  /** The bar with the ways out. */
  children: ReactNode;
};

/** The one planner of deliveries and errands (D143); new plan and edit differ in their bar alone. */
export function Planner({ plan, offer, lead, note, onGoOn, children }: PlannerProps) {
  const { t } = useTranslation('planner');
  const { locale } = useFormat();
  const [selected, setSelected] = useState<number | null>(null);
  const [picking, setPicking] = useState<Id | null>(null);
  const { rates, service } = offer;
  const place = usePlacePoint(plan);
  return (
    <div className={`page ${styles.screen}`}>
      <PageTitle eyebrow={service.title[locale]} lead={lead}>
        {t('title')}
      </PageTitle>
      {note}
      <div className={styles.columns}>
        <div className={styles.form}>
          <ModeChoice
            plan={plan}
            baseCents={{ delivery: rates.deliveryBaseCents, errand: rates.errandBaseCents }}
          />
          <StopsSection
            plan={plan}
            extraPickupCents={rates.extraPickupCents}
            selected={selected}
            onSelect={setSelected}
            onPick={setPicking}
            onPlace={place}
          />
          {plan.value.mode === 'errand' && <BasketPart plan={plan} />}
          <ExtrasPart plan={plan} />
        </div>
        <PlanPanel plan={plan} offer={offer} selected={selected} onSelect={setSelected} onGoOn={onGoOn} />
      </div>
      {children}
      <Picker plan={plan} stopId={picking} onPlace={place} onClose={() => setPicking(null)} />
    </div>
  );
}

/** Sets a stop's point by hand; without an address it is called by its degrees. */
function usePlacePoint(plan: Plan) {
  const { t } = useTranslation('planner');
  const { number } = useFormat();
  return (stopId: Id, point: Point) => {
    const words = t('stop.manualPoint', {
      latitude: number(point.latitude, 4),
      longitude: number(point.longitude, 4),
    });
    plan.change((value) => placePoint(value, stopId, point, words));
  };
}

type PickerProps = {
  plan: Plan;
  stopId: Id | null;
  onPlace: (stopId: Id, point: Point) => void;
  onClose: () => void;
};

function Picker({ plan, stopId, onPlace, onClose }: PickerProps) {
  const nameOf = useStopNames(plan.value);
  const stops = listStops(plan.value);
  const place = stops.findIndex(({ id }) => id === stopId);
  const stop = stops[place];
  if (stop === undefined) return null;
  return (
    <PointPicker
      open
      stop={stop}
      name={nameOf(place)}
      onClose={onClose}
      onConfirm={(point) => {
        onPlace(stop.id, point);
        onClose();
      }}
    />
  );
}
