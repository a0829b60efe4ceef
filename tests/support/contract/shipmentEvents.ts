/** 2026-11-24T08:00:00Z, when the first window of the plans below begins. */
export const begin = Date.UTC(2026, 10, 24, 8);

const minute = 60_000;

type Side = 'shipper' | 'carrier' | 'service';
type Source = 'desk' | 'app' | 'edi';

interface Values {
  readonly id?: string;
  readonly stop?: number;
  readonly side?: Side;
  readonly source?: Source;
  readonly recorded?: number;
  readonly position?: { readonly lat: number; readonly lng: number; readonly accuracyM?: number };
  readonly data?: Readonly<Record<string, unknown>>;
}

/** An event at so many minutes after the begin; recorded then unless `recorded` says otherwise. */
export const happened = (type: string, at: number, values: Values = {}) => {
  const { id = `${type}${values.stop ?? ''}@${at}`, stop = null, side = 'carrier', source = 'desk' } = values;
  const { position = null, data = {}, recorded = at } = values;
  return {
    id,
    type,
    stop,
    at: begin + at * minute,
    recordedAt: begin + recorded * minute,
    side,
    source,
    position,
    data,
  };
};

export type Happened = ReturnType<typeof happened>;

const hamburg = { lat: 53.55, lng: 9.99, country: 'DE' };
const hanover = { lat: 52.37, lng: 9.73, country: 'DE' };
const munich = { lat: 48.14, lng: 11.58, country: 'DE' };
const augsburg = { lat: 48.37, lng: 10.9, country: 'DE' };

const planned = (type: 'pickup' | 'delivery', from: number, to: number, position: typeof hamburg | null) => ({
  type,
  window: { from: begin + from * minute, to: begin + to * minute },
  position,
  serviceMin: 60,
});

/** Hamburg 8:00 to 10:00, Munich on the next day 8:00 to 10:00. */
export const direct = [planned('pickup', 0, 120, hamburg), planned('delivery', 1440, 1560, munich)];

/** Two pickups and two deliveries. */
export const milkRun = [
  planned('pickup', 0, 120, hamburg),
  planned('pickup', 300, 420, hanover),
  planned('delivery', 1440, 1560, augsburg),
  planned('delivery', 1620, 1740, munich),
];

export type Plan = typeof direct;

export const truck = { vehicleId: 'v1', trailerId: 't1', driverId: 'd1' };
export const otherTruck = { vehicleId: 'v2', trailerId: null, driverId: 'd2' };

/** A shipment from the award to its end, over the direct way. */
export const story = [
  happened('booked', -1440, { side: 'shipper' }),
  happened('assigned', -1200, { data: truck }),
  happened('dispatched', -60),
  happened('arrived', 10, { stop: 0, source: 'app' }),
  happened('departed', 70, { stop: 0, source: 'app' }),
  happened('arrived', 1450, { stop: 1, source: 'app' }),
  happened('delivered', 1500, { stop: 1, source: 'app' }),
  happened('pod_added', 1510, { stop: 1 }),
  happened('completed', 1600, { side: 'shipper' }),
];

/** The story up to the event of a type (at a stop). */
export const until = (type: string, stop?: number): readonly Happened[] =>
  story.slice(0, story.findIndex((each) => each.type === type && (stop === undefined || each.stop === stop)) + 1);

/** The same over two pickups and two deliveries, up to the last arrival. */
export const longStory = [
  ...until('departed', 0),
  happened('arrived', 310, { stop: 1 }),
  happened('departed', 400, { stop: 1 }),
  happened('arrived', 1450, { stop: 2 }),
  happened('departed', 1500, { stop: 2 }),
  happened('arrived', 1640, { stop: 3 }),
];

/** How a shipment comes to each status. */
export const reached: Readonly<Record<string, readonly Happened[]>> = {
  booked: until('booked'),
  assigned: until('assigned'),
  dispatched: until('dispatched'),
  at_pickup: until('arrived', 0),
  in_transit: until('departed', 0),
  at_delivery: until('arrived', 1),
  delivered: until('delivered'),
  completed: story,
  cancelled: [...until('booked'), happened('cancelled', -1100, { data: { reason: 'breakdown' } })],
};
