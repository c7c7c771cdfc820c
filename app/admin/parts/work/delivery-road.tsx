import { useTranslation } from 'react-i18next';
import type { PlannedRoute } from '#shared/delivery/plan/planner-value.ts';
import { durationRange, roundEstimate } from '#shared/delivery/round-estimate.ts';
import { planKey } from '../../../booking/plan/absorb-plan.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FieldError } from '../../../ui/fields/field-frame.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import { staffFormat } from '../words/staff-format.ts';
import { type LineDraft, type LineFault, needsRoad } from './line-draft.ts';

type DeliveryRoadProps = {
  line: LineDraft;
  plan: Plan;
  faults: readonly LineFault[];
  onChange: (part: Partial<LineDraft>) => void;
};

/** Asks the server for the road and says what came of it. */
export function DeliveryRoad({ line, plan, faults, onChange }: DeliveryRoadProps) {
  const { t } = useTranslation('admin');
  const whyWait = useWhyWait();
  const compute = async () => {
    const answered = await plan.compute();
    // What this device estimated alone, the server does not know: it is asked again.
    const isServers = answered !== undefined && answered !== 'offline' && answered !== 'unequipped';
    if (isServers) onChange({ roadKey: planKey(plan.latest()) });
  };
  const told = toldRoad(line, plan);
  const { route } = plan.value;
  const isMissing = faults.includes('road');
  return (
    <div className="stack" data-road-missing={isMissing || undefined}>
      <div>
        <Button
          variant="secondary"
          busy={plan.status === 'computing'}
          disabled={whyWait !== undefined}
          why={whyWait}
          onClick={() => void compute()}
        >
          {t(line.roadKey === undefined ? 'new-booking.road.compute' : 'new-booking.road.again')}
        </Button>
      </div>
      {isMissing && <FieldError id={`${line.id}-road`}>{t('new-booking.work.fault.road')}</FieldError>}
      <div role="status" className="stack">
        {route?.routeToken !== undefined && <RoadFigures route={route} />}
        {told && (
          <Alert tone="warning" title={t(`new-booking.road.told.${told}.title`)}>
            {t(`new-booking.road.told.${told}.text`)}
          </Alert>
        )}
      </div>
    </div>
  );
}

function RoadFigures({ route }: { route: PlannedRoute }) {
  const { t } = useTranslation('admin');
  const { distanceMiles, durationMinutes, estimated } = route;
  const duration = (minutes: number) => staffFormat.duration(minutes);
  const { lowMin, highMin } = durationRange(durationMinutes);
  const miles = staffFormat.number(
    estimated ? roundEstimate(distanceMiles) : distanceMiles,
    estimated ? 0 : 1,
  );
  return (
    <Facts
      facts={[
        {
          label: t('new-booking.road.distance'),
          value: t(estimated ? 'new-booking.road.about' : 'new-booking.road.miles', { miles }),
        },
        {
          label: t('new-booking.road.time'),
          value: estimated
            ? t('new-booking.road.range', { from: duration(lowMin), to: duration(highMin) })
            : duration(durationMinutes),
        },
      ]}
    />
  );
}

/** What is open about the road; undefined while all is known, or nothing was asked. */
function toldRoad(line: LineDraft, { status, value }: Plan) {
  switch (status) {
    case 'computing':
    case 'route':
    case 'incomplete':
      return undefined;
    case 'pending':
      return value.doubt ? 'doubt' : 'pending';
    case 'unequipped':
      return 'offline';
    case 'idle':
      // Answered before a reload, without a road.
      return value.route === null && line.roadKey !== undefined && !needsRoad(line) ? 'failed' : undefined;
    default:
      return status;
  }
}
