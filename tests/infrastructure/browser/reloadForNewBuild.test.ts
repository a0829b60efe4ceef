import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadForNewBuild } from '../../../src/infrastructure/browser/reloadForNewBuild.ts';

const page = (script: string) => `<html><script type="module" crossorigin src="${script}"></script></html>`;
const builds: string[] = [];
const reload = { now: () => undefined, oncePerBuild: (build: string) => builds.push(build) > 0 };
const unsaved = vi.fn<() => boolean>(() => false);
reloadForNewBuild(reload, unsaved);

/** Lets a chunk fail, and resolves when the page that the server has by now was read. */
const failChunk = async (answer: () => Promise<Response>) => {
  const fetched = vi.fn<() => Promise<Response>>(answer);
  vi.stubGlobal('fetch', fetched);
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledExactlyOnceWith('/', { cache: 'no-store' }));
  await vi.waitFor(() => Promise.allSettled(fetched.mock.results.map(({ value }) => value)));
};

beforeEach(() => {
  builds.length = 0;
  unsaved.mockClear();
  document.head.innerHTML = '<script type="module" src="/assets/first-1.js"></script>';
  return () => vi.unstubAllGlobals();
});

describe('a chunk that cannot be loaded', () => {
  it('reloads the page once the server has another build', async () => {
    await failChunk(() => Promise.resolve(new Response(page('/assets/first-2.js'))));
    await vi.waitFor(() => expect(builds).toEqual(['/assets/first-1.js']));
  });

  it('leaves the page as it is while something typed is unsaved', async () => {
    unsaved.mockReturnValueOnce(true);
    await failChunk(() => Promise.resolve(new Response(page('/assets/first-2.js'))));
    await vi.waitFor(() => expect(unsaved).toHaveBeenCalledOnce());
    expect(builds).toEqual([]);
  });

  it.each([
    ['the build is still the same', () => Promise.resolve(new Response(page('/assets/first-1.js')))],
    ['the server is down', () => Promise.resolve(new Response('', { status: 503 }))],
    ['there is no network', () => Promise.reject(new TypeError('offline'))],
  ])('leaves the page as it is while %s', async (_, answer) => {
    await failChunk(answer);
    // Long enough for a page to be read, as the one above is.
    await failChunk(() => Promise.resolve(new Response(page('/assets/first-2.js'))));
    await vi.waitFor(() => expect(builds).toEqual(['/assets/first-1.js']));
  });
});
