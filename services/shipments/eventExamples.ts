/** What a driver's app sends: a step as it is taken, and what waited while there was no network, in order. Shown in /openapi.json. */
export const eventExamples = [
  {
    id: '0b6ce0b5-6f5e-4a4e-9d4a-0f1f3f6f7a01',
    type: 'arrived',
    stop: 1,
    at: '2026-11-25T13:42:00Z',
    source: 'app',
    position: { lat: 45.7589, lng: 4.8414, accuracyM: 12 },
  },
  {
    events: [
      {
        id: '0b6ce0b5-6f5e-4a4e-9d4a-0f1f3f6f7a02',
        type: 'delay',
        at: '2026-11-25T10:05:00Z',
        source: 'app',
        data: { minutes: 40, reason: 'Queue at the border' },
      },
      {
        id: '0b6ce0b5-6f5e-4a4e-9d4a-0f1f3f6f7a03',
        type: 'position',
        at: '2026-11-25T11:30:00Z',
        source: 'app',
        position: { lat: 47.2378, lng: 6.0241, accuracyM: 20 },
      },
    ],
  },
  {
    id: '0b6ce0b5-6f5e-4a4e-9d4a-0f1f3f6f7a04',
    type: 'exception',
    stop: 0,
    at: '2026-11-25T06:40:00Z',
    source: 'app',
    data: {
      kind: 'damage',
      text: 'Pallet 3 leans',
      reservations: [{ code: 'packages_missing', count: 2 }, { code: 'packaging_torn' }],
    },
  },
];
