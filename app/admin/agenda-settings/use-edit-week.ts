import { useState } from 'react';
import * as z from 'zod/mini';
import { type AgendaView, keptTravel } from '#shared/api/admin/agenda.ts';
import { useDraft } from '../../frame/use-draft.ts';
import { type EditWeek, editWeekOf, isSameWeek } from '../parts/hours/edit-week.ts';

/** Far more steps than are ever taken back. */
const STEPS_BACK_MAX = 100;

const KEY = 'admin schedule';

const interval = z.object({ startMin: z.int(), endMin: z.int() });
/** Opening hours are no secret: unsaved ones are a plain draft and outlive the page. */
const draftSchema = z.object({
  /** Of the hours that were being edited. */
  version: z.int(),
  week: z.object({
    stepMin: z.int(),
    bufferMin: z.int(),
    noticeMin: z.int(),
    horizonDays: z.int(),
    travel: keptTravel,
    timeZone: z.string(),
    days: z
      .array(z.object({ weekday: z.int(), closed: z.boolean(), intervals: z.array(interval) }))
      .check(z.minLength(7), z.maxLength(7)),
  }),
});

interface KeptWeek {
  readonly version: number;
  readonly week: EditWeek;
}

interface Begun {
  /** The hours that the edit began from. */
  readonly view: AgendaView;
  readonly past: readonly EditWeek[];
  /** What the last change was about: a drag is many changes and one step back. */
  readonly lastKey: string | undefined;
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
  /** What was changed since it was sent stays, over what is saved now. */
  readonly goOnOver: (saved: AgendaView) => void;
  /** Over what other staff saved. */
  readonly keepMine: () => void;
}

/** `view` is what the server says; undefined until the device has looked for an unsaved week. */
export function useEditWeek(view: AgendaView): WeekEdit | undefined {
  const [known, setBegun] = useState(() => begin(view));
  const draft = useDraft<KeptWeek | undefined>(KEY, draftSchema, undefined);
  const kept = draft.value;
  const dirty = kept !== undefined && !isSameWeek(kept.week, editWeekOf(known.view));
  // Other staff saved, and nothing here is in the way of showing it.
  const begun = dirty || known.view.version === view.version ? known : begin(view);
  // An older version is kept with it, so that what others saved since is shown as the conflict it is.
  const base = dirty ? { ...begun.view, version: kept.version } : begun.view;
  const week = dirty ? kept.week : editWeekOf(base);
  if (!draft.isRead) return undefined;

  const put = (next: Begun, changed: EditWeek) => {
    setBegun(next);
    if (isSameWeek(changed, editWeekOf(next.view))) void draft.clear();
    else draft.change(() => ({ version: next.view.version, week: changed }));
  };
  return {
    base,
    week,
    dirty,
    restored: draft.isRestored && dirty,
    canUndo: begun.past.length > 0,
    theirs: dirty && view.version !== base.version ? view : undefined,
    change: (change, key) => {
      const changed = change(week);
      if (JSON.stringify(changed) === JSON.stringify(week)) return;
      const goesOn = key !== undefined && key === begun.lastKey;
      const past = goesOn ? begun.past : [...begun.past, week].slice(-STEPS_BACK_MAX);
      put({ view: base, past, lastKey: key }, changed);
    },
    undo: () => {
      const before = begun.past.at(-1);
      if (before) put({ view: base, past: begun.past.slice(0, -1), lastKey: undefined }, before);
    },
    take: (taken) => put(begin(taken), editWeekOf(taken)),
    goOnOver: (saved) => put({ ...begun, view: saved, lastKey: undefined }, week),
    keepMine: () => put({ ...begun, view, lastKey: undefined }, week),
  };
}

function begin(view: AgendaView): Begun {
  return { view, past: [], lastKey: undefined };
}
