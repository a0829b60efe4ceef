import { expect, it, vi } from 'vitest';
import { loadSettings } from '../../../src/infrastructure/config/loadSettings.ts';
import { neutralSettings } from '../../../src/infrastructure/config/neutralSettings.ts';
import { FakeLog } from '../../support/fakes/FakeLog.ts';

const answering = (answer: () => Response) => vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());

it('reads the configuration beside the page', async () => {
  const fetched = answering(() => Response.json({ companyHeader: 'X-Tenant' }));
  const log = new FakeLog();
  expect((await loadSettings(log)).companyHeader).toBe('X-Tenant');
  expect(fetched.mock.calls[0]?.[0]).toBe('/config.json');
  expect(log.warnings).toEqual([]);
});

it.each([
  ['is not there', () => new Response('not found', { status: 404 })],
  ['is HTML', () => new Response('<!doctype html>')],
  ['is cut short', () => new Response('{"locale":')],
  [
    'cannot be had',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('starts with the neutral one, and a message, when it %s', async (_, answer) => {
  answering(answer);
  const log = new FakeLog();
  expect(await loadSettings(log)).toEqual(neutralSettings);
  expect(log.warnings).toHaveLength(1);
});
