/** The moment these requests are about. */
export const requestNow = new Date('2026-11-23T08:00:00Z');

/** A request that can be published at `requestNow`: 12 t of drinks from Essen to Lyon, as it is sent. */
export const rightRequest = {
  stops: [
    {
      type: 'pickup',
      place: {
        name: 'Zeche Nord',
        address: 'Hafenstr. 8',
        postcode: '45127',
        city: 'Essen',
        country: 'DE',
        lat: 51.4556,
        lng: 7.0116,
        accuracy: 'town',
        contact: { name: 'Ute Kranz', phone: '+4920112345' },
      },
      window: { from: '2026-11-25T08:00:00+01:00', to: '2026-11-25T12:00:00+01:00', timeZone: 'Europe/Berlin' },
      serviceMin: 45,
      note: 'Gate 4',
    },
    {
      type: 'delivery',
      place: {
        name: 'Entrepôt Sud',
        address: '12 rue du Port',
        postcode: '69007',
        city: 'Lyon',
        country: 'FR',
        lat: 45.7485,
        lng: 4.8467,
      },
      window: { from: '2026-11-26T08:00:00+01:00', to: '2026-11-26T18:00:00+01:00', timeZone: 'Europe/Paris' },
    },
  ],
  cargo: [
    { description: 'Drinks', packageCode: 'OH', count: 24, grossKg: 12_000, volumeM3: 40, pickup: 0, delivery: 1 },
  ],
  required: { bodyTypes: ['curtainsider', 'box'] },
  pricing: { model: 'bid', currency: 'EUR', target: { amountMinor: 118_000, currency: 'EUR' } },
  audience: { market: true },
  decisionBy: '2026-11-24T16:00:00Z',
  notes: 'Two straps per pallet',
};

type Wire = Readonly<Record<string, unknown>> | readonly unknown[];

/** A copy in which the value at each path is another one, or left out if it is undefined. */
export const withValues = (whole: Wire, values: Readonly<Record<string, unknown>>): unknown =>
  Object.entries(values).reduce<unknown>((copy, [path, value]) => replaced(copy, path.split('.'), value), whole);

const replaced = (whole: unknown, [name = '', ...rest]: readonly string[], value: unknown): unknown => {
  if (Array.isArray(whole)) {
    const items: readonly unknown[] = whole;
    const at = Number(name);
    const changed = rest.length === 0 ? value : replaced(items[at], rest, value);
    return [...items.slice(0, at), ...(changed === undefined ? [] : [changed]), ...items.slice(at + 1)];
  }
  const entries = typeof whole === 'object' && whole !== null ? Object.entries(whole) : [];
  const own = new Map<string, unknown>(entries);
  const changed = rest.length === 0 ? value : replaced(own.get(name), rest, value);
  if (changed === undefined) own.delete(name);
  else own.set(name, changed);
  return Object.fromEntries(own);
};

const petrol = { un: '1203', name: 'PETROL', class: '3', packingGroup: 'II', transportCategory: 2, quantity: 200 };

/** Changes of `rightRequest`, and the paths and codes of all that is wrong then when it is published. */
export const requestExamples: readonly (readonly [
  title: string,
  values: Readonly<Record<string, unknown>>,
  problems: Readonly<Record<string, string>>,
])[] = [
  ['nothing changed', {}, {}],
  ['one stop', { 'stops.1': undefined }, { stops: 'too_few', 'cargo.0.delivery': 'not_a_choice' }],
  [
    'a delivery first',
    { 'stops.0.type': 'delivery' },
    { 'stops.0.type': 'must_be_pickup', 'cargo.0.pickup': 'must_be_pickup' },
  ],
  [
    'a pickup last',
    { 'stops.1.type': 'pickup' },
    { 'stops.1.type': 'must_be_delivery', 'cargo.0.delivery': 'must_be_delivery' },
  ],
  ['no type', { 'stops.0.type': undefined }, { 'stops.0.type': 'required' }],
  [
    'a window that ends as it begins',
    { 'stops.0.window.to': '2026-11-25T07:00:00Z' },
    { 'stops.0.window.to': 'window_order' },
  ],
  ['a window backwards', { 'stops.1.window.to': '2026-11-26T07:59:00+01:00' }, { 'stops.1.window.to': 'window_order' }],
  [
    'a stop before the one before it',
    { 'stops.1.window.from': '2026-11-24T08:00:00+01:00', 'stops.1.window.to': '2026-11-25T08:00:00+01:00' },
    { 'stops.1.window.to': 'stop_order' },
  ],
  [
    'a stop before one that is not the one before it',
    {
      'stops.2': {
        ...rightRequest.stops[1],
        window: { from: '2026-11-23T08:00:00+01:00', to: '2026-11-24T08:00:00+01:00' },
      },
      'stops.1.window.from': '2026-11-23T12:00:00+01:00',
    },
    { 'stops.2.window.to': 'stop_order' },
  ],
  [
    'a window in the past',
    { 'stops.0.window.from': '2026-11-22T08:00:00Z', 'stops.0.window.to': '2026-11-23T08:00:00Z' },
    { 'stops.0.window.to': 'in_past', decisionBy: 'after_first_window' },
  ],
  [
    'no window',
    { 'stops.0.window': undefined },
    { 'stops.0.window.from': 'required', 'stops.0.window.to': 'required' },
  ],
  [
    'a time without offset',
    { 'stops.0.window.from': '2026-11-25T08:00:00' },
    { 'stops.0.window.from': 'not_an_instant' },
  ],
  [
    'a day that does not exist',
    { 'stops.0.window.from': '2026-02-30T08:00:00Z' },
    { 'stops.0.window.from': 'not_an_instant' },
  ],
  ['an unknown zone', { 'stops.0.window.timeZone': 'Europe/Atlantis' }, { 'stops.0.window.timeZone': 'time_zone' }],
  ['an offset as a zone', { 'stops.0.window.timeZone': '+01:00' }, { 'stops.0.window.timeZone': 'time_zone' }],
  ['no zone, which follows from the position', { 'stops.0.window.timeZone': undefined }, {}],
  [
    'no place',
    { 'stops.1.place': undefined },
    {
      'stops.1.place.name': 'required',
      'stops.1.place.address': 'required',
      'stops.1.place.city': 'required',
      'stops.1.place.country': 'required',
      'stops.1.place.lat': 'position_missing',
      'stops.1.place.lng': 'position_missing',
    },
  ],
  ['no postcode', { 'stops.1.place.postcode': undefined }, {}],
  ['an unknown country', { 'stops.1.place.country': 'XX' }, { 'stops.1.place.country': 'country' }],
  ['no position', { 'stops.0.place.lat': 0, 'stops.0.place.lng': 0 }, { 'stops.0.place.lat': 'position_missing' }],
  ['half a position', { 'stops.0.place.lng': undefined }, { 'stops.0.place.lng': 'position_missing' }],
  ['a pole', { 'stops.0.place.lat': 90 }, { 'stops.0.place.lat': 'out_of_range' }],
  ['a longitude off the map', { 'stops.0.place.lng': 180.1 }, { 'stops.0.place.lng': 'out_of_range' }],
  ['too long at a stop', { 'stops.0.serviceMin': 1441 }, { 'stops.0.serviceMin': 'out_of_range' }],
  ['no cargo', { cargo: [] }, { cargo: 'too_few' }],
  ['no packages', { 'cargo.0.count': 0 }, { 'cargo.0.count': 'out_of_range' }],
  ['half a package', { 'cargo.0.count': 1.5 }, { 'cargo.0.count': 'not_whole' }],
  ['10,000 packages', { 'cargo.0.count': 10_000 }, { 'cargo.0.count': 'out_of_range' }],
  ['no weight', { 'cargo.0.grossKg': 0 }, { 'cargo.0.grossKg': 'out_of_range' }],
  [
    '60,001 kg in two lines',
    { 'cargo.0.grossKg': 60_000, 'cargo.1': { ...rightRequest.cargo[0], grossKg: 1 } },
    { cargo: 'too_heavy' },
  ],
  ['a kind of package nobody knows', { 'cargo.0.packageCode': 'QQ' }, { 'cargo.0.packageCode': 'not_a_choice' }],
  ['no description', { 'cargo.0.description': undefined }, { 'cargo.0.description': 'required' }],
  ['cargo picked up nowhere', { 'cargo.0.pickup': undefined }, { 'cargo.0.pickup': 'required' }],
  [
    'cargo picked up at a delivery',
    { 'cargo.0.pickup': 1 },
    { 'cargo.0.pickup': 'must_be_pickup', 'cargo.0.delivery': 'delivered_first' },
  ],
  ['cargo delivered at no stop', { 'cargo.0.delivery': 2 }, { 'cargo.0.delivery': 'not_a_choice' }],
  [
    'temperatures in disorder',
    { 'cargo.0.temperatureC': { min: 8, max: 2 } },
    { 'cargo.0.temperatureC.max': 'temperature_order' },
  ],
  ['dangerous goods', { 'cargo.0.dangerous': petrol }, {}],
  [
    'a UN number of three digits',
    { 'cargo.0.dangerous': { ...petrol, un: '120' } },
    { 'cargo.0.dangerous.un': 'un_number' },
  ],
  ['a tunnel code in brackets', { 'cargo.0.dangerous': { ...petrol, tunnelCode: '(D/E)' } }, {}],
  [
    'a tunnel code that does not exist',
    { 'cargo.0.dangerous': { ...petrol, tunnelCode: 'ZZ9' } },
    { 'cargo.0.dangerous.tunnelCode': 'tunnel_code' },
  ],
  [
    'a class that does not exist',
    { 'cargo.0.dangerous': { ...petrol, class: '10' } },
    { 'cargo.0.dangerous.class': 'not_a_choice' },
  ],
  [
    'dangerous goods without a name',
    { 'cargo.0.dangerous': { un: '1203', class: '3' } },
    { 'cargo.0.dangerous.name': 'required' },
  ],
  [
    'dangerous goods on a truck without ADR',
    { 'cargo.0.dangerous': petrol, 'required.adr': false },
    { 'required.adr': 'below_cargo' },
  ],
  [
    'a truck colder than the cargo allows for',
    { 'cargo.0.temperatureC': { min: 2, max: 8 }, 'required.temperatureC': { min: 4, max: 6 } },
    { 'required.temperatureC.min': 'below_cargo', 'required.temperatureC.max': 'below_cargo' },
  ],
  [
    'a truck that keeps more than the cargo needs',
    { 'cargo.0.temperatureC': { min: 2, max: 8 }, 'required.temperatureC': { min: -20, max: 12 } },
    {},
  ],
  ['a truck too small', { 'required.minPayloadKg': 11_999 }, { 'required.minPayloadKg': 'below_cargo' }],
  ['a body nobody builds', { 'required.bodyTypes': ['box', 'sofa'] }, { 'required.bodyTypes.1': 'not_a_choice' }],
  ['any body', { required: undefined }, {}],
  ['no price', { pricing: undefined }, { 'pricing.model': 'required', 'pricing.currency': 'required' }],
  [
    'a fixed price without the price',
    { 'pricing.model': 'fixed', 'pricing.target': undefined },
    { 'pricing.target': 'required' },
  ],
  ['a currency of its own', { 'pricing.target.currency': 'USD' }, { 'pricing.target.currency': 'other_currency' }],
  ['an unknown currency', { 'pricing.currency': 'EUX' }, { 'pricing.currency': 'currency' }],
  ['a price of nothing', { 'pricing.target.amountMinor': 0 }, { 'pricing.target.amountMinor': 'out_of_range' }],
  ['half a cent', { 'pricing.target.amountMinor': 0.5 }, { 'pricing.target.amountMinor': 'not_whole' }],
  [
    'more than a million',
    { 'pricing.target.amountMinor': 100_000_001 },
    { 'pricing.target.amountMinor': 'out_of_range' },
  ],
  [
    'a million and one yen',
    { 'pricing.currency': 'JPY', 'pricing.target': { amountMinor: 1_000_001, currency: 'JPY' } },
    { 'pricing.target.amountMinor': 'out_of_range' },
  ],
  ['nobody asked', { audience: { market: false, carriers: [] } }, { audience: 'required' }],
  ['no deadline', { decisionBy: undefined }, { decisionBy: 'required' }],
  ['a deadline that is now', { decisionBy: '2026-11-23T09:00:00+01:00' }, { decisionBy: 'in_past' }],
  ['a deadline as the first window ends', { decisionBy: '2026-11-25T11:00:00Z' }, {}],
  ['a deadline after the first window', { decisionBy: '2026-11-25T11:00:01Z' }, { decisionBy: 'after_first_window' }],
  [
    'several at once',
    { 'cargo.0.count': 0, 'stops.1.window.to': '2026-11-26T07:00:00Z', 'stops.0.place.lat': 91, decisionBy: undefined },
    {
      'cargo.0.count': 'out_of_range',
      'stops.1.window.to': 'window_order',
      'stops.0.place.lat': 'out_of_range',
      decisionBy: 'required',
    },
  ],
];
