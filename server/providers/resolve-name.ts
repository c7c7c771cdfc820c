import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Of one question to one name server; there is a second. */
const TRY_MS = 2_000;
/** Of them all, however many name servers this machine has: half of what a receiver has to answer. */
const NAME_MS = 5_000;

interface NameWorld {
  /** Other than this machine's own. */
  readonly servers?: readonly string[];
  readonly limitMs?: number;
}

/**
 * Every address of a public name, those of IPv4 first; rejects when there is none or none is said in time. Asks the name
 * servers itself, because the system's own lookup waits in one of four threads that all of the process shares, and
 * whoever names the address may also own a name server that never answers (D518).
 */
export async function resolveName(
  name: string,
  { servers, limitMs = NAME_MS }: NameWorld = {},
): Promise<readonly LookupAddress[]> {
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 });
  if (servers) resolver.setServers([...servers]);
  const late = setTimeout(() => resolver.cancel(), limitMs);
  const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  clearTimeout(late);
  const found = [...addressesOf(four, 4), ...addressesOf(six, 6)];
  if (found.length === 0 && four.status === 'rejected') throw four.reason;
  return found;
}

function addressesOf(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === 'rejected' ? [] : answer.value.map((address) => ({ address, family }));
}
