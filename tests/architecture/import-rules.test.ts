import { expect, test } from 'vitest';
import { findForbiddenImports } from './import-rules.ts';
import { listSourceFiles } from './source-files.ts';

test('everything is imported downward', () => {
  expect(findForbiddenImports(listSourceFiles())).toEqual([]);
});

test.each([
  ['shared/kinds/tile.ts', "import { readFile } from 'node:fs/promises';", 'does no I/O'],
  ['shared/kinds/tile.ts', "import type { ReactNode } from 'react';", 'does no I/O'],
  ['shared/kinds/tile.ts', "import { deps } from '../../server/deps.ts';", 'ground floor'],
  ['shared/kinds/tile.ts', "import { day } from '#shared/kernel/day.ts';", 'ground floor'],
  ['shared/kinds/tile.ts', "import { totals } from '../api/cart.ts';", 'imports downward'],
  ['shared/catalogue/kind.ts', "import type { Cart } from '../cart/cart.ts';", 'imports downward'],
  ['shared/cart/cart.ts', "export { priceCart } from '../pricing/price-cart.ts';", 'imports downward'],
  ['shared/weather/rain.ts', "import type { Cart } from '../cart/cart.ts';", 'imports downward'],
  ['shared/kernel/day.ts', "import { Agenda } from '../agenda/agenda.ts';", 'stands on nothing'],
  ['shared/kernel/day.ts', "import { addDays } from 'date-fns';", 'stands on nothing'],
  ['shared/api/cart.ts', "import { z } from 'zod';", 'zod/mini'],
  ['app/main.tsx', "import { app } from '../server/app.ts';", 'never meet'],
  ['app/main.test.tsx', "import { app } from '../server/app.ts';", 'never meet'],
  ['server/app.ts', "await import('../app/routes.tsx');", 'never meet'],
  ['server/app.ts', "import { parseDay } from '../shared/kernel/day.ts';", '#shared/'],
  ['app/main.tsx', "import { routes } from './routes';", 'extension'],
  ['app/ui/actions/button.tsx', "import { formatPrice } from '#shared/kernel/money.ts';", 'no domain'],
  ['app/ui/actions/button.tsx', "import { t } from '../../i18n/t.ts';", 'no domain'],
  ['app/ui/actions/button.tsx', "import { Link } from 'react-router-dom';", 'no domain'],
  ['app/data/cart/read-cart.ts', "import { useState } from 'react';", 'without React'],
  ['app/data/cart/read-cart.ts', "import { useLiveQuery } from 'dexie-react-hooks';", 'without React'],
  ['app/data/device/db.ts', "import { readCart } from '../cart/read-cart.ts';", 'data imports downward'],
  ['app/data/wire/http.ts', "import type { Slot } from '../slots/read-slots.ts';", 'data imports downward'],
  [
    'app/data/cart/push-cart.ts',
    "import { drain } from '../outbox/drain-outbox.ts';",
    'data imports downward',
  ],
  ['app/data/cart/push-cart.ts', "import { tidyDevice } from '../tidy-device.ts';", 'data imports downward'],
  ['app/data/outbox/due.ts', "await import('../server.ts');", 'data imports downward'],
  ['app/data/outbox/due.ts', "import { seal } from '../staff/seal.ts';", 'data imports downward'],
  ['app/data/weather/rain.ts', "import { call } from '../wire/http.ts';", 'data imports downward'],
  [
    'app/data/cart/read-cart.ts',
    "import { CartRow } from '../../customer/cart/cart-row.tsx';",
    'below the screens',
  ],
  [
    'app/customer/cart/cart-row.tsx',
    "import { Hero } from '../home/hero.tsx';",
    'never import other screens',
  ],
  ['app/customer/parts/price.tsx', "import { Hero } from '../home/hero.tsx';", 'never import other screens'],
  [
    'app/customer/cart/cart-row.tsx',
    "import x from '../../admin/login/a.tsx';",
    'never import other screens',
  ],
  [
    'app/frame/header.tsx',
    "import { CartScreen } from '../customer/cart/cart-screen.tsx';",
    'only app/routes',
  ],
  ['server/routes/bookings.ts', "import { bookings } from '../db/repos/bookings.ts';", 'calls the domain'],
  ['server/routes/bookings.ts', "import type { Knex } from 'knex';", 'calls the domain'],
  ['server/domain/bookings/cancel-booking.ts', "import type { Context } from 'koa';", 'only server/http'],
  ['server/errors/app-error.ts', "import type { Tx } from '../db/with-tenant.ts';", 'imports downward'],
  [
    'server/db/repos/bookings.ts',
    "import type { Line } from '../../domain/quotes/line.ts';",
    'imports downward',
  ],
  ['server/db/page-cursor.ts', "import { route } from '../http/route.ts';", 'imports downward'],
  ['server/mail/letter.ts', "import { linkToList } from '../domain/links/list-link.ts';", 'imports downward'],
  ['server/mail/letter.ts', "import type { Tx } from '../db/with-tenant.ts';", 'never sideways'],
  [
    'server/access/find-tenant.ts',
    "import { holdSlot } from '../domain/holds/hold-slot.ts';",
    'imports downward',
  ],
  [
    'server/http/route.ts',
    "import type { Once } from '../domain/idempotency/run-once.ts';",
    'never sideways',
  ],
  ['server/domain/holds/hold-slot.ts', "import type { Feed } from '../../http/route.ts';", 'never sideways'],
  [
    'server/domain/holds/hold-slot.ts',
    "import { slotRoutes } from '../../routes/slots.ts';",
    'imports downward',
  ],
  ['server/http/limits.ts', "import { findTenant } from '../db/repos/tenants.ts';", 'knows no rows'],
  ['server/domain/bookings/cancel-booking.ts', "import Router from '@koa/router';", 'only server/http'],
])('%s may not say %s', (path, text, advice) => {
  expect(findForbiddenImports([{ path, text }]).join('\n')).toContain(advice);
});

test.each([
  ['shared/agenda/find-slots.ts', "import { tzOffset } from '@date-fns/tz/tzOffset';"],
  ['shared/agenda/find-slots.ts', "import type { Day } from '../kernel/day.ts';"],
  ['shared/agenda/find-slots.test.ts', "import { spawn } from 'node:child_process';"],
  ['shared/kinds/tile.ts', "/** Never import { x } from 'react'; */\nexport const tile = 1;"],
  ['shared/api/cart.ts', "import * as z from 'zod/mini';"],
  ['server/main.ts', "import { createApp } from './app.ts';"],
  ['server/db/repos/carts.ts', "import type { Cart } from '#shared/cart/cart.ts';"],
  ['server/db/repos/carts.ts', "import { AppError } from '../../errors/app-error.ts';"],
  ['server/http/health.ts', "import { createWriteCheck } from '../db/write-check.ts';"],
  ['server/domain/holds/hold-slot.ts', "import { db } from '../../db/repos/claims.ts';"],
  ['server/domain/mails/compose-mail.ts', "import { renderLetter } from '../../mail/letter.ts';"],
  ['server/deps.ts', "import type { DayEvents } from './domain/slots/day-events.ts';"],
  [
    'app/ui/actions/button.tsx',
    "import styles from './button.module.css';\nimport { X } from 'lucide-react';",
  ],
  ['app/routes.tsx', "const Cart = lazy(() => import('./customer/cart/cart-screen.tsx'));"],
  ['app/data/cart/push-cart.ts', "import { remote } from '../remote.ts';"],
  ['app/data/outbox/due.ts', "import { findCartRow } from '../cart/cart-row.ts';"],
  ['app/data/start-network.ts', "import { startOutbox } from './outbox/start-outbox.ts';"],
  ['app/customer/cart/cart-screen.tsx', "import { Price } from '../parts/price.tsx';"],
  ['app/customer/cart/cart-screen.tsx', "import { CartRow } from './cart-row.tsx';"],
  ['app/customer/cart/cart-screen.tsx', "import { useCart } from '../../data/cart/read-cart.ts';"],
])('%s may say %s', (path, text) => {
  expect(findForbiddenImports([{ path, text }])).toEqual([]);
});

test('a complaint names the file, the import and where to turn', () => {
  const text = "import {\n  a,\n  b,\n} from '../../server/deps.ts';";
  expect(findForbiddenImports([{ path: 'app/frame/header.tsx', text }])).toEqual([
    'app/frame/header.tsx imports ../../server/deps.ts: app and server never meet: put what both need in shared/',
  ]);
});
