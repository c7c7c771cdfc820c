import { useCallback } from 'react';
import * as z from 'zod/mini';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import type { Service } from '#shared/catalogue/service.ts';
import {
  blankRequest,
  isBlank,
  type RequestDraft,
  requestDraft,
} from '../../booking/request/request-draft.ts';
import { newId } from '../../data/device/clock.ts';
import { requestKey } from '../parts/editing/request-key.ts';
import { type OneDraft, useOneDraft } from '../parts/editing/use-drafts.ts';
import { fillPreset, type IntakePreset, withPreset } from './intake-preset.ts';

/** A list of one, as every kept form; `useEdited` reads and writes the same. */
export const requestsSchema = z.object({ drafts: z.array(requestDraft) });

export type KeptRequest = OneDraft<RequestDraft>;

/** The request being written. `preset` must be stable: it fills what the person has not chosen. */
export function useKeptRequest(kind: RequestKind, service: Service, preset: IntakePreset): KeptRequest {
  const mend = useCallback(
    (drafts: readonly RequestDraft[]) =>
      drafts.filter((draft) => !isBlank(draft)).map((draft) => fillPreset(draft, preset)),
    [preset],
  );
  return useOneDraft(
    requestKey(kind, service),
    requestsSchema,
    () => withPreset(blankRequest(newId()), preset),
    mend,
  );
}
