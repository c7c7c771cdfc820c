import { useCallback } from 'react';
import * as z from 'zod/mini';
import { servicePath } from '#shared/catalogue/find-service.ts';
import type { RequestKind } from '#shared/catalogue/kind.ts';
import type { Service } from '#shared/catalogue/service.ts';
import {
  blankRequest,
  isBlank,
  type RequestDraft,
  requestDraft,
} from '../../booking/request/request-draft.ts';
import { newId } from '../../data/device/clock.ts';
import { type OneDraft, useOneDraft } from '../parts/editing/use-drafts.ts';
import { fillPreset, type IntakePreset, withPreset } from './intake-preset.ts';

/** A list of one, as every kept form; `useEdited` reads and writes the same. */
export const requestsSchema = z.object({ drafts: z.array(requestDraft) });

export type KeptRequest = OneDraft<RequestDraft>;

/** A further service of a kind has a request of its own. */
export function requestKey(kind: RequestKind, service: Service): string {
  const isOwn = servicePath(service) === `/service/${service.slug}`;
  return isOwn ? `intake:${kind}:${service.slug}` : `intake:${kind}`;
}

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
