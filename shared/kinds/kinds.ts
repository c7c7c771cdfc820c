import type { Kind, RequestKind } from '../catalogue/kind.ts';
import { carpet } from './carpet.ts';
import { delivery } from './delivery.ts';
import { epoxy } from './epoxy.ts';
import { general } from './general.ts';
import { handyman } from './handyman.ts';
import { pavers } from './pavers.ts';
import { rentme } from './rentme.ts';
import type { RequestedKind, ServiceKind } from './service-kind.ts';
import { tile } from './tile.ts';
import { upholstery } from './upholstery.ts';

/** The table of kinds: what is asked of a kind is read here, never decided by comparing names. */
export const serviceKinds: Readonly<Record<RequestKind, RequestedKind> & Record<Kind, ServiceKind>> = {
  carpet,
  tile,
  upholstery,
  general,
  handyman,
  delivery,
  pavers,
  epoxy,
  rentme,
};
