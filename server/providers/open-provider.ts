import type { Env } from '../env.ts';
import {
  type CallProvider,
  createCallProvider,
  type ProviderSettings,
  type ProviderWorld,
} from './call-provider.ts';

export type ProviderEnv = Pick<
  Env,
  | 'publicUrl'
  | 'providerRates'
  | 'routeEstimate'
  | 'googlePlacesKey'
  | 'photonUrl'
  | 'osrmUrl'
  | 'valhallaUrl'
>;

/** Names itself with an address where its owner can be reached, as public servers ask (guide to their usage rules). */
export function openProvider(
  env: Pick<Env, 'publicUrl' | 'providerRates'>,
  settings: Omit<ProviderSettings, 'userAgent' | 'callsPerSecond'>,
  world: ProviderWorld,
): CallProvider {
  // Parsed, so that a name with accents is written as a header may be.
  const userAgent = `Sabal/1 (+${new URL(env.publicUrl).href})`;
  return createCallProvider(
    { ...settings, userAgent, callsPerSecond: env.providerRates[settings.name] },
    world,
  );
}
