import { useTranslation } from 'react-i18next';
import type { PlannedRoute } from '#shared/delivery/plan/planner-value.ts';
import { planKey } from '../../../booking/plan/absorb-plan.ts';
import type { Plan } from '../../../booking/plan/use-plan.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { FieldError } from '../../../ui/fields/field-frame.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { useWhyWait } from '../use-why-wait.ts';
import { roadWords } from '../words/road-words.ts';
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
  const { distance, time } = roadWords(route, t);
  return (
    <Facts
      facts={[
        { label: t('new-booking.road.distance'), value: distance },
        { label: t('new-booking.road.time'), value: time },
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
