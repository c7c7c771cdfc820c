import { useState } from 'react';
import type { PricingView } from '#shared/api/admin/pricing.ts';
import type { AdminData } from '../parts/use-admin-read.ts';
import type { JudgedEdit } from './price-edits.ts';
import { keysOf, type Outcome, saveStep, stepsOf } from './save-step.ts';
import type { EditsInHand } from './use-price-edits.ts';

export interface SaveRun {
  readonly done: number;
  readonly total: number;
  readonly busy: boolean;
  readonly saved: number;
  /** Rows that other staff changed meanwhile: each asks which value is right. */
  readonly conflicts: number;
  /** Keys of rows the server did not take, and why. */
  readonly failed: readonly { readonly key: string; readonly code: string }[];
}

/**
 * Saves one price after the other, so that one that is refused keeps no other back; the rates of the settings are one
 * call. Ends early when the server cannot be reached: what was typed stays.
 */
export function useSavePrices(data: AdminData<PricingView>, inHand: EditsInHand) {
  const [run, setRun] = useState<SaveRun>();
  const save = async (judged: readonly JudgedEdit[]) => {
    if (data.body === undefined || run?.busy) return;
    let view = data.body;
    const steps = stepsOf(judged);
    const total = steps.reduce((sum, step) => sum + keysOf(step).length, 0);
    let now: SaveRun = { done: 0, total, busy: true, saved: 0, conflicts: 0, failed: [] };
    setRun(now);
    for (const step of steps) {
      const keys = keysOf(step);
      const { view: next, result } = await saveStep(view, step);
      if (next !== view) await data.change(() => next);
      view = next;
      if (result === 'saved') inHand.settle(judged.filter(({ row }) => keys.includes(row.key)));
      now = counted(now, keys, result);
      setRun(now);
      if (typeof result === 'object' && isUnreachable(result.code)) break;
    }
    setRun({ ...now, busy: false });
  };
  return { run, save, forget: () => setRun(undefined) };
}

function counted(run: SaveRun, keys: readonly string[], result: Outcome['result']): SaveRun {
  const done = run.done + keys.length;
  if (result === 'saved') return { ...run, done, saved: run.saved + keys.length };
  if (result === 'conflict') return { ...run, done, conflicts: run.conflicts + 1 };
  return { ...run, done, failed: [...run.failed, ...keys.map((key) => ({ key, code: result.code }))] };
}

function isUnreachable(code: string): boolean {
  return code === 'network' || code === 'timeout' || code === 'admin.denied';
}
