import { beforeEach, expect, it, vi } from 'vitest';

/** Each page fetches its own configuration; each test is a page. */
beforeEach(() => vi.resetModules());

const openPage = async (answer: () => Response) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const { configuration } = await import('../../../src/infrastructure/config/configuration.ts');
  return { fetched, read: await configuration };
};

it('is what lies beside the page, as it came', async () => {
  const { fetched, read } = await openPage(() => Response.json({ companyHeader: 'X-Tenant' }));
  expect(read).toEqual({ companyHeader: 'X-Tenant' });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/config.json']);
});

it.each([
  ['is not there', () => new Response('{}', { status: 404 })],
  ['is HTML', () => new Response('<!doctype html>')],
  ['is cut short', () => new Response('{"locale":')],
  [
    'cannot be had',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('is nothing when it %s', async (_, answer) => {
  expect((await openPage(answer)).read).toBeUndefined();
});
