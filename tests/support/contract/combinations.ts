import { bodyTypes } from '../../../services/freight/bodyTypes.ts';
import { rightRequest, withValues } from './requests.ts';

const papers = [
  { type: 'insurance', expiresOn: '2027-06-30' },
  { type: 'roadworthiness', expiresOn: '2026-11-27' },
];

/** A tractor that fits: its papers are valid until the day after the last delivery of `rightRequest`. */
const tractor = {
  kind: 'tractor',
  bodyType: 'other',
  plateCountry: 'DE',
  payloadKg: 0,
  grossWeightKg: 18_000,
  adr: false,
  equipment: ['gps'],
  status: 'available',
  papers,
  engagements: [],
};

const semiTrailer = {
  ...tractor,
  kind: 'semi_trailer',
  bodyType: 'curtainsider',
  payloadKg: 28_900,
  grossWeightKg: 36_000,
  volumeM3: 91,
  palletPositions: 33,
  equipment: ['straps'],
};

const rigid = {
  ...tractor,
  kind: 'rigid',
  bodyType: 'box',
  payloadKg: 12_000,
  grossWeightKg: 18_000,
  volumeM3: 50,
  palletPositions: 24,
};

const driver = {
  status: 'active',
  licence: { categories: ['C', 'CE'], expiresOn: '2026-11-27' },
  cards: [{ type: 'cpc', expiresOn: '2026-11-27' }],
  engagements: [],
};

const petrol = { un: '1203', name: 'PETROL', class: '3', packingGroup: 'II', transportCategory: 2, quantity: 300 };
const diesel = {
  un: '1202',
  name: 'DIESEL FUEL',
  class: '3',
  packingGroup: 'III',
  transportCategory: 3,
  quantity: 100,
};
const [line] = rightRequest.cargo;
const tautliner = { vehicle: tractor, trailer: semiTrailer, driver };

const reason = (code: string, more: object = {}, severity = 'block') => ({ code, severity, ...more });

/** From Chicago to New York: 1,281 km, 19 h 25 at the wheel. */
const chicago = { lat: 41.88, lng: -87.63, country: 'US' };
const newYork = { lat: 40.71, lng: -74.01, country: 'US' };
const placeOf = (stop: number, place: typeof chicago) =>
  Object.fromEntries(Object.entries(place).map(([part, value]) => [`stops.${stop}.place.${part}`, value]));
const acrossTheStates = { ...placeOf(0, chicago), ...placeOf(1, newYork) };
const american = { ...rigid, plateCountry: 'US' };

/** Changes of `rightRequest`, a combination, and every reason that the verdict names. */
export const verdictExamples: readonly (readonly [
  title: string,
  values: Readonly<Record<string, unknown>>,
  combination: object,
  reasons: readonly object[],
])[] = [
  ['a truck that fits', {}, tautliner, []],
  ['a rigid with just enough of everything', {}, { vehicle: rigid, driver }, []],
  ['nobody to drive yet', {}, { vehicle: tractor, trailer: semiTrailer }, []],
  ['a tractor without trailer', {}, { vehicle: tractor }, [reason('trailer_missing', { needs: ['semi_trailer'] })]],
  [
    'a trailer that it cannot pull',
    {},
    { vehicle: tractor, trailer: { ...semiTrailer, kind: 'trailer' } },
    [reason('trailer_unfit', { of: 'trailer', has: ['trailer'], needs: ['semi_trailer'] })],
  ],
  [
    'a trailer alone',
    {},
    { vehicle: semiTrailer },
    [reason('trailer_unfit', { of: 'vehicle', has: ['semi_trailer'] })],
  ],
  [
    '1 kg too much',
    {},
    { vehicle: { ...rigid, payloadKg: 11_999 } },
    [reason('payload', { has: 11_999, needs: 12_000 })],
  ],
  [
    'less than was asked for',
    { 'required.minPayloadKg': 12_001 },
    { vehicle: rigid },
    [reason('payload', { has: 12_000, needs: 12_001 })],
  ],
  [
    'a rigid with trailer, which carry together',
    { 'cargo.0.grossKg': 24_000 },
    { vehicle: rigid, trailer: { ...rigid, kind: 'trailer' } },
    [],
  ],
  ['too little room', { 'cargo.0.volumeM3': 50.1 }, { vehicle: rigid }, [reason('volume', { has: 50, needs: 50.1 })]],
  ['room nobody knows', {}, { vehicle: { ...rigid, volumeM3: undefined } }, [reason('volume', { needs: 40 }, 'warn')]],
  [
    'too short a floor',
    { 'cargo.0.loadingMetres': 9.6, 'cargo.0.volumeM3': undefined },
    { vehicle: { ...rigid, loadingLengthM: 7.2 } },
    [reason('volume', { has: 7.2, needs: 9.6 })],
  ],
  [
    'too few places for pallets',
    { 'cargo.0.count': 25 },
    { vehicle: rigid },
    [reason('pallets', { has: 24, needs: 25 })],
  ],
  ...bodyTypes.map(
    (bodyType) =>
      [
        `pallets where the places of a ${bodyType} are not on file`,
        { 'required.bodyTypes': [bodyType] },
        { vehicle: { ...rigid, bodyType, palletPositions: undefined } },
        [
          ['tanker', 'tipper', 'car_transporter', 'livestock', 'bulk_silo', 'logging'].includes(bodyType)
            ? reason('pallets', { has: 0, needs: 24 })
            : reason('pallets', { needs: 24 }, 'warn'),
        ],
      ] as const,
  ),
  [
    'pallets for a tipper with places for them',
    { 'required.bodyTypes': [] },
    { vehicle: { ...rigid, bodyType: 'tipper' } },
    [],
  ],
  ['26 industrial pallets', { 'cargo.0.packageCode': 'OC', 'cargo.0.count': 26 }, tautliner, []],
  [
    '27 industrial pallets',
    { 'cargo.0.packageCode': 'OC', 'cargo.0.count': 27 },
    tautliner,
    [reason('pallets', { has: 33, needs: 34 })],
  ],
  [
    'industrial and EUR pallets that fill the floor',
    { 'cargo.0.count': 8, 'cargo.1': { ...line, packageCode: 'OC', count: 20 } },
    tautliner,
    [],
  ],
  [
    'industrial and EUR pallets, one too many',
    { 'cargo.0.count': 9, 'cargo.1': { ...line, packageCode: 'OC', count: 20 } },
    tautliner,
    [reason('pallets', { has: 33, needs: 34 })],
  ],
  ['stackable pallets', { 'cargo.0.count': 47, 'cargo.0.stackable': true }, { vehicle: rigid }, []],
  ['cartons, which need no pallet', { 'cargo.0.count': 900, 'cargo.0.packageCode': 'CT' }, { vehicle: rigid }, []],
  [
    'another body',
    { 'required.bodyTypes': ['reefer'] },
    { vehicle: rigid },
    [reason('body_type', { has: ['box'], needs: ['reefer'] })],
  ],
  [
    'a bare chassis, where no body is asked for',
    { 'required.bodyTypes': [] },
    { vehicle: { ...rigid, bodyType: 'container_chassis' } },
    [reason('body_type', { has: ['container_chassis'] })],
  ],
  [
    'a chassis for whoever asks for one',
    { 'required.bodyTypes': ['container_chassis'] },
    { vehicle: { ...rigid, bodyType: 'container_chassis' } },
    [],
  ],
  [
    'no cooling',
    { 'cargo.0.temperatureC': { min: 2, max: 8 } },
    { vehicle: rigid },
    [reason('temperature', { needs: { min: 2, max: 8 } })],
  ],
  [
    'not cold enough',
    { 'cargo.0.temperatureC': { min: -20, max: -18 } },
    { vehicle: { ...rigid, temperatureC: { min: -10, max: 12 } } },
    [reason('temperature', { has: { min: -10, max: 12 }, needs: { min: -20, max: -18 } })],
  ],
  [
    'cold enough',
    { 'cargo.0.temperatureC': { min: -20, max: -18 } },
    { vehicle: { ...rigid, temperatureC: { min: -20, max: 12 } } },
    [],
  ],
  [
    'no tail lift',
    { 'required.equipment': ['tail_lift', 'straps'] },
    tautliner,
    [reason('equipment', { has: ['gps', 'straps'], needs: ['tail_lift'] })],
  ],
  [
    '1,000 points of dangerous goods',
    { 'cargo.0.dangerous': petrol, 'cargo.1': { ...line, grossKg: 90, count: 1, volumeM3: 1, dangerous: diesel } },
    { vehicle: { ...rigid, payloadKg: 13_000, palletPositions: 25 }, driver },
    [reason('adr_vehicle', { has: 1000, needs: 1000 }, 'warn')],
  ],
  // "ADR within the 1.1.3.6 limit needs neither vehicle nor driver certificate", also if the shipper ticked it.
  [
    '1,000 points of dangerous goods for which ADR is asked',
    {
      'required.adr': true,
      'cargo.0.dangerous': petrol,
      'cargo.1': { ...line, grossKg: 90, count: 1, volumeM3: 1, dangerous: diesel },
    },
    { vehicle: { ...rigid, payloadKg: 13_000, palletPositions: 25 }, driver },
    [reason('adr_vehicle', { has: 1000, needs: 1000 }, 'warn')],
  ],
  [
    '1,001 points of dangerous goods',
    {
      'cargo.0.dangerous': petrol,
      'cargo.1': { ...line, grossKg: 90, count: 1, volumeM3: 1, dangerous: { ...diesel, quantity: 101 } },
    },
    { vehicle: { ...rigid, payloadKg: 13_000, palletPositions: 25 }, driver },
    [reason('adr_vehicle', { has: 1001, needs: 1000 }), reason('adr_driver', { of: 'driver', has: 1001, needs: 1000 })],
  ],
  [
    'dangerous goods whose points are not known',
    { 'cargo.0.dangerous': { un: '1203', name: 'PETROL', class: '3' } },
    { vehicle: rigid },
    [reason('adr_vehicle')],
  ],
  [
    'dangerous goods, all approved',
    { 'cargo.0.dangerous': { ...petrol, quantity: 5000 } },
    { vehicle: { ...rigid, adr: true }, driver: { ...driver, cards: [{ type: 'adr', expiresOn: '2026-11-27' }] } },
    [],
  ],
  [
    'an ADR card that ends a day too early',
    { 'cargo.0.dangerous': { ...petrol, quantity: 5000 } },
    { vehicle: { ...rigid, adr: true }, driver: { ...driver, cards: [{ type: 'adr', expiresOn: '2026-11-26' }] } },
    [reason('adr_driver', { of: 'driver', has: 15_000, needs: 1000, until: '2026-11-26' })],
  ],
  ['ADR asked for without dangerous goods', { 'required.adr': true }, { vehicle: rigid }, [reason('adr_vehicle')]],
  [
    'a paper that is missing',
    {},
    { vehicle: { ...rigid, papers: [{ type: 'registration', expiresOn: undefined }] } },
    [reason('paper_missing', { of: 'vehicle', needs: ['registration'] })],
  ],
  [
    'a paper of the trailer that ends with the last delivery',
    {},
    { vehicle: tractor, trailer: { ...semiTrailer, papers: [{ type: 'insurance', expiresOn: '2026-11-26' }] } },
    [reason('paper_expires', { of: 'trailer', has: ['insurance'], until: '2026-11-26' })],
  ],
  [
    'a licence for less',
    {},
    { ...tautliner, driver: { ...driver, licence: { ...driver.licence, categories: ['B', 'C'] } } },
    [reason('licence_category', { of: 'driver', has: ['B', 'C'], needs: ['CE'] })],
  ],
  [
    'a licence that ends too early',
    {},
    { ...tautliner, driver: { ...driver, licence: { ...driver.licence, expiresOn: '2026-11-26' } } },
    [reason('licence_expires', { of: 'driver', until: '2026-11-26' })],
  ],
  [
    'no licence',
    {},
    { ...tautliner, driver: { ...driver, licence: undefined } },
    [reason('paper_missing', { of: 'driver', needs: ['licence'] })],
  ],
  [
    'a driver on leave whose card ends',
    {},
    { ...tautliner, driver: { ...driver, status: 'on_leave', cards: [{ type: 'cpc', expiresOn: '2026-11-26' }] } },
    [
      reason('paper_expires', { of: 'driver', has: ['cpc'], until: '2026-11-26' }),
      reason('status_driver', { of: 'driver', has: ['on_leave'] }),
    ],
  ],
  [
    'a truck in the workshop',
    {},
    { vehicle: { ...rigid, status: 'maintenance' } },
    [reason('status_vehicle', { of: 'vehicle', has: ['maintenance'] })],
  ],
  [
    'a truck on another shipment',
    {},
    { vehicle: { ...rigid, engagements: [{ from: '2026-11-26T16:59:59Z', to: '2026-11-28T08:00:00Z' }] } },
    [reason('overlap', { of: 'vehicle', until: '2026-11-28T08:00:00.000Z' })],
  ],
  [
    'a truck that is free when the window begins',
    {},
    {
      vehicle: {
        ...rigid,
        engagements: [
          { from: '2026-11-24T08:00:00Z', to: '2026-11-25T07:00:00Z' },
          { from: '2026-11-26T17:00:00Z', to: '2026-11-28T08:00:00Z' },
        ],
      },
    },
    [],
  ],
  [
    'a driver who is free too late to get there',
    {},
    {
      vehicle: { ...rigid, free: { at: '2026-11-20T01:00:00Z', lat: 48.14, lng: 11.58, country: 'DE' } },
      driver: { ...driver, engagements: [{ from: '2026-11-24T08:00:00Z', to: '2026-11-25T07:00:00Z' }] },
    },
    [reason('too_far', { has: 602, until: '2026-11-26T04:00:00.000Z' }, 'warn')],
  ],
  [
    'a driver whose other shipment runs too late to get there',
    {},
    {
      vehicle: { ...rigid, free: { at: '2026-11-20T01:00:00Z', lat: 48.14, lng: 11.58, country: 'DE' } },
      driver: {
        ...driver,
        engagements: [{ from: '2026-11-23T08:00:00Z', to: '2026-11-24T07:00:00Z', expectedTo: '2026-11-25T07:00:00Z' }],
      },
    },
    [reason('too_far', { has: 602, until: '2026-11-26T04:00:00.000Z' }, 'warn')],
  ],
  [
    'a driver whose other shipment runs late into the time of this one, but was planned before it',
    {},
    {
      vehicle: rigid,
      driver: {
        ...driver,
        engagements: [
          {
            from: '2026-11-19T08:00:00Z',
            to: '2026-11-20T07:00:00Z',
            expectedTo: '2026-11-26T17:00:00Z',
            isOnTheRoad: true,
          },
        ],
      },
    },
    [],
  ],
  [
    'a driver who is later than planned with another shipment',
    {},
    {
      vehicle: rigid,
      driver: {
        ...driver,
        engagements: [{ from: '2026-11-19T08:00:00Z', to: '2026-11-20T07:00:00Z', isOnTheRoad: true }],
      },
    },
    [reason('overlap', { of: 'driver' }, 'warn')],
  ],
  [
    'a truck too far away',
    {},
    { vehicle: { ...rigid, free: { at: '2026-11-25T01:00:00Z', lat: 40.42, lng: -3.7, country: 'ES' } } },
    [reason('too_far', { has: 1832, until: '2026-11-27T16:00:00.000Z' }, 'warn')],
  ],
  [
    'a truck nearby',
    {},
    { vehicle: { ...rigid, free: { at: '2026-11-20T01:00:00Z', lat: 51.5, lng: 7.5, country: 'DE' } } },
    [],
  ],
  [
    'a window one driver cannot make',
    { 'stops.1.window.from': '2026-11-25T18:00:00Z', 'stops.1.window.to': '2026-11-25T20:00:00Z' },
    { vehicle: rigid },
    [reason('driving_time', { has: 780, needs: 1476 }, 'warn')],
  ],
  ['a window one driver can make within the United States', acrossTheStates, { vehicle: american }, []],
  [
    'a window one driver cannot make to Canada',
    { ...acrossTheStates, 'stops.1.place.country': 'CA' },
    { vehicle: american },
    [reason('driving_time', { has: 2_040, needs: 2_620 }, 'warn')],
  ],
  [
    'a truck that is near enough within the United States',
    acrossTheStates,
    { vehicle: { ...american, free: { at: '2026-11-24T00:00:00Z', ...newYork } } },
    [],
  ],
  [
    'a truck that is too far away in Canada',
    acrossTheStates,
    { vehicle: { ...american, free: { at: '2026-11-24T00:00:00Z', ...newYork, country: 'CA' } } },
    [reason('too_far', { has: 1_281, until: '2026-11-25T19:00:00.000Z' }, 'warn')],
  ],
  [
    '36,287 kg within the United States',
    { 'cargo.0.grossKg': 21_787, 'stops.0.place.country': 'US', 'stops.1.place.country': 'US' },
    { vehicle: { ...tractor, plateCountry: 'US' }, trailer: semiTrailer },
    [],
  ],
  [
    '36,288 kg within the United States',
    { 'cargo.0.grossKg': 21_788, 'stops.0.place.country': 'US', 'stops.1.place.country': 'US' },
    { vehicle: { ...tractor, plateCountry: 'US' }, trailer: semiTrailer },
    [reason('weight_limit', { has: 36_288, needs: 36_287 }, 'warn')],
  ],
  [
    '40,100 kg in Germany',
    { 'cargo.0.grossKg': 25_600 },
    { vehicle: tractor, trailer: semiTrailer },
    [reason('weight_limit', { has: 40_100, needs: 40_000 }, 'warn')],
  ],
  ['39,900 kg in Germany', { 'cargo.0.grossKg': 25_400 }, { vehicle: tractor, trailer: semiTrailer }, []],
  [
    '40,100 kg in the Netherlands alone',
    { 'cargo.0.grossKg': 25_600, 'stops.0.place.country': 'NL', 'stops.1.place.country': 'NL' },
    { vehicle: { ...tractor, plateCountry: 'NL' }, trailer: semiTrailer },
    [],
  ],
  [
    'a Polish truck within France',
    { 'stops.0.place.country': 'FR' },
    { vehicle: { ...rigid, plateCountry: 'PL' } },
    [reason('cabotage', { has: ['PL'], needs: ['FR'] }, 'warn')],
  ],
  [
    'everything at once',
    {
      'required.bodyTypes': ['reefer'],
      'cargo.0.temperatureC': { min: 2, max: 8 },
      'cargo.0.grossKg': 30_000,
      'cargo.0.count': 40,
    },
    {
      vehicle: { ...rigid, status: 'retired', papers: [{ type: 'insurance', expiresOn: undefined }] },
      driver: { ...driver, status: 'suspended', licence: undefined },
    },
    [
      reason('payload', { has: 12_000, needs: 30_000 }),
      reason('pallets', { has: 24, needs: 40 }),
      reason('body_type', { has: ['box'], needs: ['reefer'] }),
      reason('temperature', { needs: { min: 2, max: 8 } }),
      reason('paper_missing', { of: 'vehicle', needs: ['insurance'] }),
      reason('status_vehicle', { of: 'vehicle', has: ['retired'] }),
      reason('paper_missing', { of: 'driver', needs: ['licence'] }),
      reason('status_driver', { of: 'driver', has: ['suspended'] }),
    ],
  ],
];

/** The body of the request of an example. */
export const taskOf = (values: Readonly<Record<string, unknown>>): unknown => withValues(rightRequest, values);
