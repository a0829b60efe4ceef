import { beforeEach, expect, it, vi } from 'vitest';

/** Each page fetches its own configuration, so each test loads the module again. */
beforeEach(() => vi.resetModules());

const openPage = async (answer: () => Response) => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
  const { configuration } = await import('../../../src/infrastructure/config/configuration.ts');
  return { fetched, read: await configuration };
};

it('the configuration is fetched from /config.json', async () => {
  const { fetched, read } = await openPage(() => Response.json({ companyHeader: 'X-Tenant' }));
  expect(read).toEqual({ companyHeader: 'X-Tenant' });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/config.json']);
});

it.each([
  ['is missing', () => new Response('{}', { status: 404 })],
  ['is HTML', () => new Response('<!doctype html>')],
  ['is truncated', () => new Response('{"locale":')],
  [
    'cannot be fetched',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('the configuration is undefined when the file %s', async (_, answer) => {
  expect((await openPage(answer)).read).toBeUndefined();
});
