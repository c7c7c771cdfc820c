/**
 * The load, in a process of its own so that measuring does not slow what is measured:
 *   parent ─ Load ─► this process ─ autocannon, or whole flows one after the other ─► Outcome ─► parent
 */
import { Agent, request } from 'node:http';
import autocannon from 'autocannon';

export interface WireRequest {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string;
}

/** A connection repeats its own list: writers get one each, so that none waits for another's cart. */
export interface RequestLoad {
  readonly kind: 'requests';
  readonly lists: readonly (readonly WireRequest[])[];
}

/** Every flow is used once, request after request, by whichever connection comes next. */
export interface FlowLoad {
  readonly kind: 'flows';
  readonly flows: readonly (readonly WireRequest[])[];
}

export interface Job {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly load: RequestLoad | FlowLoad;
}

export interface Outcome {
  /** Requests, or whole flows. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Answers that are not 2xx or 304, and connections that broke. */
  readonly errors: number;
  readonly done: number;
}

const COMMON_HEADERS = { 'X-Tenant-Slug': 'sabal' };

function headersOf({ headers, body }: WireRequest): Record<string, string> {
  const type = body === undefined ? undefined : { 'Content-Type': 'application/json' };
  return { ...COMMON_HEADERS, ...type, ...headers };
}

async function run(job: Job): Promise<Outcome> {
  return job.load.kind === 'requests' ? runRequests(job, job.load) : runFlows(job, job.load);
}

async function runRequests(job: Job, { lists }: RequestLoad): Promise<Outcome> {
  const tookMs: number[] = [];
  let errors = 0;
  let next = 0;
  const startedMs = performance.now();
  await new Promise<void>((resolve, reject) => {
    const options: autocannon.Options = {
      url: job.url,
      connections: job.connections,
      duration: job.seconds,
      setupClient: (client) => {
        const list = lists[next % lists.length] ?? [];
        next += 1;
        client.setRequests(list.map((wish) => ({ ...wish, headers: headersOf(wish) })));
      },
    };
    const instance = autocannon(options, (error: Error | null) => (error ? reject(error) : resolve()));
    // Its own histogram knows whole milliseconds only, and many answers take less than one.
    instance.on('response', (_client, status, _bytes, ms) => {
      if (isGood(status)) tookMs.push(ms);
      else errors += 1;
    });
    instance.on('reqError', () => {
      errors += 1;
    });
  });
  return outcomeOf(tookMs, errors, performance.now() - startedMs);
}

async function runFlows(job: Job, { flows }: FlowLoad): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: job.connections });
  const tookMs: number[] = [];
  let errors = 0;
  let next = 0;
  const startedMs = performance.now();
  const untilMs = startedMs + job.seconds * 1000;
  const worker = async () => {
    while (performance.now() < untilMs) {
      const flow = flows[next];
      next += 1;
      if (flow === undefined) return; // all used: the rate counts the time until here
      const flowStartedMs = performance.now();
      if (await isFlowGood(agent, job.url, flow)) tookMs.push(performance.now() - flowStartedMs);
      else errors += 1;
    }
  };
  await Promise.all(Array.from({ length: job.connections }, worker));
  agent.destroy();
  return outcomeOf(tookMs, errors, performance.now() - startedMs);
}

async function isFlowGood(agent: Agent, url: string, flow: readonly WireRequest[]): Promise<boolean> {
  for (const wish of flow) if (!isGood(await send(agent, url, wish))) return false;
  return true;
}

function send(agent: Agent, url: string, wish: WireRequest): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(
      `${url}${wish.path}`,
      { agent, method: wish.method, headers: headersOf(wish) },
      (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
        answer.once('error', () => resolve(0));
      },
    );
    sent.once('error', () => resolve(0));
    sent.end(wish.body);
  });
}

function isGood(status: number): boolean {
  return (status >= 200 && status < 300) || status === 304;
}

function outcomeOf(tookMs: number[], errors: number, elapsedMs: number): Outcome {
  tookMs.sort((a, b) => a - b);
  const at = (share: number) =>
    tookMs[Math.min(tookMs.length - 1, Math.floor(tookMs.length * share))] ?? Number.NaN;
  return {
    perSecond: (tookMs.length / elapsedMs) * 1000,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    errors,
    done: tookMs.length,
  };
}

process.on('message', (job: Job) => {
  run(job).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
