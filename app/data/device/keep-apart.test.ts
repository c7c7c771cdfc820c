import { afterEach, expect, test, vi } from 'vitest';
import { keepApart } from './keep-apart.ts';

/** As the browser's: its keys are its own properties. */
function fakeStorage(kept: Record<string, string>) {
  const own: Record<string, string> = { ...kept };
  const methods = {
    getItem: (key: string) => own[key] ?? null,
    setItem: (key: string, text: string) => void Object.assign(storage, { [key]: text }),
    removeItem: (key: string) => void delete own[key],
    clear: () => Object.keys(own).forEach((key) => void delete own[key]),
  };
  const storage: Record<string, string> = new Proxy(own, {
    get: (_own, key) => Reflect.get(methods, key) ?? Reflect.get(own, key),
  });
  return { storage, own };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function start(kept: Record<string, string>) {
  const local = fakeStorage(kept);
  const tab = fakeStorage({ edit_tab: 'x' });
  vi.stubGlobal('localStorage', local.storage);
  vi.stubGlobal('sessionStorage', tab.storage);
  keepApart();
  return { local: local.own, tab: tab.own };
}

test('an address that another company had starts afresh, in the language of the person', () => {
  const { local, tab } = start({
    tenant: 'other',
    locale: 'es',
    cart_id_v1: 'theirs',
    company_name: 'Other',
  });
  expect(local).toEqual({ tenant: 'sabal', locale: 'es' });
  expect(tab).toEqual({});
});

test('a device of the same company, or from before companies had addresses, keeps all', () => {
  for (const kept of [{ tenant: 'sabal', cart_id_v1: 'ours' }, { cart_id_v1: 'ours' }]) {
    const { local, tab } = start(kept);
    expect(local).toEqual({ tenant: 'sabal', cart_id_v1: 'ours' });
    expect(tab).toEqual({ edit_tab: 'x' });
  }
});

test('a browser that forbids storage starts as ever', () => {
  const forbid = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: forbid, ownKeys: forbid }));
  expect(keepApart).not.toThrow();
});
