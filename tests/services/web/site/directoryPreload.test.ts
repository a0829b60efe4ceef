import { expect, it } from 'vitest';
import { directoryPreload } from '../../../../services/web/site/directoryPreload.ts';

const path = '/v1/companies/?isPaged=false&userId=1';
const hintFor = (config: unknown): string | undefined => directoryPreload(() => config)();

it.each([
  ['this host', { services: { companies: '' } }, path],
  ['no configuration', undefined, path],
  [
    'another host',
    { services: { companies: 'https://companies.example.com/v2' } },
    `https://companies.example.com/v2${path}`,
  ],
  ['an address of its own port', { services: { companies: 'http://[::1]:9000' } }, `http://[::1]:9000${path}`],
])('asks for the directory of %s ahead', (_where, config, address) => {
  expect(hintFor(config)).toBe(`<${address}>; rel=preload; as=fetch; crossorigin=anonymous`);
});

it.each([
  [3],
  [['https://a.example']],
  ['https://a.example>; rel=stylesheet, <https://b.example'],
  ['https://a\r\nX: 1'],
])('hints at nothing where the service is %j', (companies) => {
  expect(hintFor({ services: { companies } })).toBeUndefined();
});
