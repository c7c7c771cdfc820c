import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { StopFault } from '#shared/api/delivery.ts';
import type { PlannerValue } from '#shared/delivery/plan/planner-value.ts';
import { dropRoute } from '#shared/delivery/plan/take-route.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { planRoute } from '../../data/delivery/plan-route.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import type { NumberEntry } from '../../ui/fields/read-number.ts';
import { absorbPlan } from './absorb-plan.ts';
import { findMissing, type Missing } from './find-missing.ts';
import { basketFieldId, focusMissing } from './focus-stop.ts';
import { type Answer, type Answered, findFault, type PlanStatus, statusOf, toAnswer } from './plan-answer.ts';

export interface Plan {
  readonly value: PlannerValue;
  /** Applies a step to the plan of now, however late it comes. */
  readonly change: (step: (value: PlannerValue) => PlannerValue) => void;
  readonly latest: () => PlannerValue;
  readonly status: PlanStatus;
  /** The plan whose figures are on screen: this one, or, dimmed, the one before the addresses changed. */
  readonly shown: PlannerValue | null;
  /** Shown only once the person has asked for the route. */
  readonly missing: readonly Missing[];
  readonly faultOf: (stopId: Id) => StopFault | undefined;
  /** False when something is missing: then it is said, and the first such field has the focus. */
  readonly check: () => boolean;
  /** What was typed for the basket and is no amount; the plan has none then. */
  readonly refusedBasket: NumberEntry | undefined;
  readonly refuseBasket: (entry: NumberEntry | undefined) => void;
  /** False while that stands in the field of an errand, which has the focus then. No road depends on it. */
  readonly checkBasket: () => boolean;
  /** `undefined` when it was stopped, the screen was left, or the stops are others by now. */
  readonly compute: () => Promise<Answered | undefined>;
  readonly stop: () => void;
}

/** The plan on screen: every edit goes through here, and so does every answer about its road. */
export function usePlan(value: PlannerValue, onChange: (value: PlannerValue) => void): Plan {
  const locale = useLocale();
  const [asked, setAsked] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [isRunning, setRunning] = useState(false);
  const [refusedBasket, refuseBasket] = useState<NumberEntry>();
  const running = useRef<AbortController>(undefined);
  const [routed, setRouted] = useState(value.route ? value : null);
  if (value.route && routed !== value) setRouted(value);

  const now = useRef(value);
  useLayoutEffect(() => {
    now.current = value;
  }, [value]);
  const change = (step: (value: PlannerValue) => PlannerValue) => {
    const next = step(now.current);
    if (next === now.current) return;
    now.current = next;
    onChange(next);
  };

  const check = () => {
    const missing = findMissing(now.current);
    setAsked(missing.length > 0);
    const [first] = missing;
    if (first) focusMissing(first);
    return first === undefined;
  };

  const checkBasket = () => {
    if (now.current.mode !== 'errand' || refusedBasket === undefined) return true;
    document.getElementById(basketFieldId(now.current.id))?.focus();
    return false;
  };

  const compute = async () => {
    if (!check()) return undefined;
    const sent = now.current;
    const run = new AbortController();
    running.current?.abort();
    running.current = run;
    setRunning(true);
    setAnswer(undefined);
    const outcome = await planRoute(sent, locale, run.signal).catch(() => ({ kind: 'failed' }) as const);
    if (run.signal.aborted) return undefined;
    setRunning(false);
    const answered = 'value' in outcome ? outcome.value : dropRoute(sent);
    const plan = absorbPlan(now.current, sent, answered);
    if (plan === undefined) return undefined;
    change(() => plan);
    setAnswer(toAnswer(plan, outcome));
    return outcome.kind;
  };

  const stop = () => {
    running.current?.abort();
    setRunning(false);
  };

  // Who has left waits for no road: it would save the edit that was cancelled, or bring back the plan begun anew (D513).
  useEffect(() => () => running.current?.abort(), []);

  return {
    value,
    change,
    latest: () => now.current,
    status: statusOf(value, { asked, answer, isRunning }),
    shown: value.route ? value : value.stale ? routed : null,
    missing: asked ? findMissing(value) : [],
    faultOf: (stopId) => findFault(value, answer, stopId),
    check,
    refusedBasket,
    refuseBasket,
    checkBasket,
    compute,
    stop,
  };
}
