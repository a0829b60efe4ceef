/** What one visitor does for a while, for `sendFlood.mjs`. `headers` sign somebody in. */
export const floods = {
  'calls of one account': (headers) => ({ kind: 'calls', count: 150, path: '/api/v1/vehicles', headers }),
  'callers nobody knows': () => ({ kind: 'calls', count: 300, path: '/v1/companies/?isPaged=false&userId=1' }),
  'slow bodies': () => ({ kind: 'bodies', count: 60 }),
  'idle connections': () => ({ kind: 'connections', count: 2_100 }),
  'slow readers': (headers) => ({ kind: 'readers', count: 100, path: '/api/v1/vehicles?size=100', headers }),
};
