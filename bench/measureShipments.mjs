import { measureViews } from './measureViews.mjs';

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const unit = '00000000-0000-4000-8000-000000000063';

/** Each filter and sort, alone and as a dispatcher puts them together. */
const views = {
  'first page': '',
  'page 4,000': 'page=4000',
  'by risk': 'sort=risk',
  newest: 'sort=-createdAt',
  'by reference': 'sort=reference',
  'by status': 'sort=status',
  'by next stop': 'sort=next',
  'by truck, backwards': 'sort=-truck',
  'by price': 'sort=price&page=2000',
  'of status booked': 'status=booked',
  'of status completed, latest': 'status=completed&sort=-pickup',
  late: 'flag=late&sort=risk',
  'with an exception': 'flag=exception',
  'proof to verify': 'flag=pod_to_verify',
  'of a vehicle': `vehicleId=${unit}`,
  'of a driver': `driverId=${unit}`,
  'from today on': `from=${day(0)}`,
  'before a month': `to=${day(-30)}`,
  'of a lane, by risk': 'lane=DE-45:FR-69&sort=risk',
  'between countries': 'lane=DE:FR',
  'searched, few': 'q=bench%204999',
  'searched, many': 'q=lyon',
  'searched by driver': 'q=driver%2042',
  'all filters': `status=completed&from=${day(-300)}&to=${day(-10)}&lane=DE-45:FR-69&q=goods&sort=-createdAt`,
};

/** Measures how long lists of 100,000 shipments with 2,000,000 events take. */
export const measureShipments = () =>
  measureViews({
    title: 'Shipments',
    what: '100,000 shipments and 2,000,000 events',
    list: '/v1/shipments',
    views,
    fill: { shipments: [{ shipper: 'Vosges Mineral Water', fleet: 'Nordic Crest Haulage', count: 100_000 }] },
    person: { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' },
  });
