import * as z from 'zod/mini';
import { clearDraft } from '../../data/drafts/clear-draft.ts';
import { readDraft } from '../../data/drafts/read-draft.ts';
import { saveDraft } from '../../data/drafts/save-draft.ts';
import type { EditWeek } from './edit-week.ts';

const KEY = 'admin schedule';

const interval = z.object({ startMin: z.int(), endMin: z.int() });
const shape = z.object({
  /** Of the hours that were being edited. */
  version: z.int(),
  week: z.object({
    stepMin: z.int(),
    bufferMin: z.int(),
    noticeMin: z.int(),
    horizonDays: z.int(),
    days: z
      .array(z.object({ weekday: z.int(), closed: z.boolean(), intervals: z.array(interval) }))
      .check(z.minLength(7), z.maxLength(7)),
  }),
});

/** Opening hours are no secret: unsaved ones are a plain draft and outlive the page. */
export function readWeekDraft(): Promise<z.infer<typeof shape> | undefined> {
  return readDraft(KEY, shape);
}

export function keepWeekDraft(version: number, week: EditWeek): void {
  saveDraft(KEY, { version, week });
}

export function dropWeekDraft(): void {
  void clearDraft(KEY);
}
