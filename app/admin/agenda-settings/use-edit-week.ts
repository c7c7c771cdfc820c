import { useEffect, useState } from 'react';
import type { AgendaView } from '#shared/api/admin/agenda.ts';
import { useWhenLoaded } from '../../ui/use-loaded.ts';
import { type EditWeek, editWeekOf, isSameWeek } from './edit-week.ts';
import { dropWeekDraft, keepWeekDraft, readWeekDraft } from './week-draft.ts';

/** Far more steps than are ever taken back. */
const STEPS_BACK_MAX = 100;

interface State {
  /** The hours that the edit began from. */
  readonly base: AgendaView;
  readonly week: EditWeek;
  readonly past: readonly EditWeek[];
  /** What the last change was about: a drag is many changes and one step back. */
  readonly lastKey: string | undefined;
  readonly restored: boolean;
}

export interface WeekEdit {
  readonly base: AgendaView;
  readonly week: EditWeek;
  readonly dirty: boolean;
  /** What is on screen was edited on an earlier visit and never saved. */
  readonly restored: boolean;
  readonly canUndo: boolean;
  /** The hours as other staff saved them meanwhile (D154). */
  readonly theirs: AgendaView | undefined;
  readonly change: (change: (week: EditWeek) => EditWeek, key?: string) => void;
  readonly undo: () => void;
  /** Shows what the server has: after saving, or to give up one's own. */
  readonly take: (view: AgendaView) => void;
  /** Over what other staff saved. */
  readonly keepMine: () => void;
}

/** `view` is what the server says; undefined until the device has looked for an unsaved week. */
export function useEditWeek(view: AgendaView): WeekEdit | undefined {
  const [state, setState] = useState<State>();
  useWhenLoaded(
    readWeekDraft,
    (draft) => setState(draft === undefined ? fresh(view) : restoredFrom(view, draft)),
    [],
    () => setState(fresh(view)),
  );
  const dirty = state !== undefined && !isSameWeek(state.week, editWeekOf(state.base));
  // Other staff saved, and nothing here is in the way of showing it.
  useEffect(() => {
    setState((known) =>
      known !== undefined && !dirty && known.base.version !== view.version ? fresh(view) : known,
    );
  }, [view, dirty]);
  if (state === undefined) return undefined;

  const put = (next: State) => {
    setState(next);
    if (isSameWeek(next.week, editWeekOf(next.base))) dropWeekDraft();
    else keepWeekDraft(next.base.version, next.week);
  };
  return {
    base: state.base,
    week: state.week,
    dirty,
    restored: state.restored && dirty,
    canUndo: state.past.length > 0,
    theirs: dirty && view.version !== state.base.version ? view : undefined,
    change: (change, key) => {
      const week = change(state.week);
      if (JSON.stringify(week) === JSON.stringify(state.week)) return;
      const goesOn = key !== undefined && key === state.lastKey;
      const past = goesOn ? state.past : [...state.past, state.week].slice(-STEPS_BACK_MAX);
      put({ ...state, week, past, lastKey: key });
    },
    undo: () => {
      const week = state.past.at(-1);
      if (week) put({ ...state, week, past: state.past.slice(0, -1), lastKey: undefined });
    },
    take: (taken) => put(fresh(taken)),
    keepMine: () => put({ ...state, base: view, lastKey: undefined }),
  };
}

function fresh(view: AgendaView): State {
  return { base: view, week: editWeekOf(view), past: [], lastKey: undefined, restored: false };
}

/** An older version is kept with it, so that what others saved since is shown as the conflict it is. */
function restoredFrom(view: AgendaView, draft: { version: number; week: EditWeek }): State {
  return { ...fresh(view), base: { ...view, version: draft.version }, week: draft.week, restored: true };
}
