/** What one visitor does for a while, for `sendFlood.mjs`. `headers` sign somebody in. */
export const floods = {
  'calls of one account': (headers) => ({ kind: 'calls', count: 150, path: '/api/v1/vehicles', headers }),
  'callers nobody knows': () => ({ kind: 'calls', count: 300, path: '/v1/companies/?isPaged=false&userId=1' }),
  'slow bodies': () => ({ kind: 'bodies', count: 60 }),
  'idle connections': () => ({ kind: 'connections', count: 2_100 }),
  'streams that come and go': (headers) => ({ kind: 'streams', count: 1_000, headers }),
  'searches of the market': (headers) => ({ kind: 'calls', count: 20, path: '/v1/loads?size=1000&q=a', headers }),
  // To a vehicle that is not there, so that nothing of them is kept.
  'uploads that are refused': (headers) => ({
    kind: 'uploads',
    count: 3,
    path: '/api/v1/vehicle/00000000-0000-4000-8000-000000000000/media',
    headers,
  }),
  'large bodies that are refused': (headers) => ({ kind: 'uploads', count: 3, path: '/v1/none', headers }),
  'slow readers': (headers) => ({ kind: 'readers', count: 100, path: '/api/v1/vehicles?size=100', headers }),
};
