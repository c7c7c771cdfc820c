import type { ParameterizedContext } from 'koa';
import type { Program } from '../access/check-api-key.ts';

/** What the middleware leave for each other and for the log; one object a request. */
export interface RequestState {
  requestId: string;
  /** Pattern of the matched row, such as `/cart/:id`; never the path, which holds ids. */
  route?: string;
  tenant?: string;
  /** Who calls with a key of the company's own programs. */
  program?: Program | undefined;
  /** Slug of the company whose app is at the host that was asked. */
  site?: string;
  /** The answer is a stream of events: how long it lasts says nothing about how fast we are. */
  isStream?: boolean;
}

export type RequestContext = ParameterizedContext<RequestState>;
