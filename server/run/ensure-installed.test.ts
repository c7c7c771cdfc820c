import { expect, test } from 'vitest';
import { isInstalled, isNodeRecent } from './ensure-installed.mjs';

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/koa': { version: '3.3.0' },
    'node_modules/other-system': { version: '1.0.0', optional: true },
  },
};

test('the packages of the lockfile in their versions are an installation, whatever else lies there', () => {
  const installed = {
    packages: { 'node_modules/koa': { version: '3.3.0' }, 'node_modules/extra': { version: '1.0.0' } },
  };
  expect(isInstalled(wanted, installed)).toBe(true);
});

test('nothing, a missing package and another version are not', () => {
  expect(isInstalled(wanted, undefined)).toBe(false);
  expect(isInstalled(wanted, { packages: {} })).toBe(false);
  expect(isInstalled(wanted, { packages: { 'node_modules/koa': { version: '3.2.9' } } })).toBe(false);
});

test('an optional package of this system in an old version is not an installation', () => {
  const installed = {
    packages: { 'node_modules/koa': { version: '3.3.0' }, 'node_modules/other-system': { version: '0.9.0' } },
  };
  expect(isInstalled(wanted, installed)).toBe(false);
});

test('a deployment that brings the built app along goes without the packages of development, and no others', () => {
  const withDev = { packages: { ...wanted.packages, 'node_modules/vite': { version: '8.3.8', dev: true } } };
  const installed = { packages: { 'node_modules/koa': { version: '3.3.0' } } };
  expect(isInstalled(withDev, installed)).toBe(false);
  expect(isInstalled(withDev, installed, false)).toBe(true);
  expect(isInstalled(withDev, { packages: {} }, false)).toBe(false);
});

test.each([
  ['20.18.3', false],
  ['18.20.0', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
])('Node %s is recent enough: %s', (version, answer) => {
  expect(isNodeRecent(version)).toBe(answer);
});
