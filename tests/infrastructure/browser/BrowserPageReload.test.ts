import { beforeEach, expect, it, vi } from 'vitest';
import { BrowserPageReload } from '../../../src/infrastructure/browser/BrowserPageReload.ts';

const reloaded = vi.fn<() => void>();
const open = () => new BrowserPageReload();

beforeEach(() => {
  sessionStorage.clear();
  reloaded.mockClear();
  vi.stubGlobal('location', { reload: reloaded });
  return () => vi.unstubAllGlobals();
});

it('reloads the page', () => {
  open().now();
  expect(reloaded).toHaveBeenCalledOnce();
});

it('reloads only once per build, even after the page has come back', () => {
  expect([open().oncePerBuild('one'), open().oncePerBuild('one'), open().oncePerBuild('one')]).toEqual([
    true,
    false,
    false,
  ]);
  expect(reloaded).toHaveBeenCalledOnce();
});

it('reloads again for the next build', () => {
  open().oncePerBuild('one');
  expect(open().oncePerBuild('two')).toBe(true);
  expect(reloaded).toHaveBeenCalledTimes(2);
});

it.each([
  ['throws', () => vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('full', 'QuotaExceededError'))],
  ['loses the value', () => vi.spyOn(Storage.prototype, 'setItem').mockReturnValue()],
])('does not reload when storage %s, as that would never end', (_, breakStorage) => {
  breakStorage();
  expect(open().oncePerBuild('one')).toBe(false);
  expect(reloaded).not.toHaveBeenCalled();
});

it('remembers several builds, so that two who ask in turn do not reload without end', () => {
  const asked = ['one', 'two', 'one', 'two', 'one'].map((build) => open().oncePerBuild(build));
  expect(asked).toEqual([true, true, false, false, false]);
});
