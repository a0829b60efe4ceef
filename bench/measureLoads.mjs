import { measureViews } from './measureViews.mjs';

const day = (ahead) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
const essen = 'near=51.5,7';
const lyon = 'toNear=45.8,4.8';

/** Each filter and sort, alone and as a dispatcher puts them together. */
const views = {
  'first page': '',
  'page 4,000': 'page=4000',
  newest: 'sort=-newest',
  'by km': 'sort=km',
  'by price per km': 'sort=-pricePerKm',
  'best match': 'sort=best',
  'best match, page 10': 'sort=best&page=10',
  'best match, page 60': 'sort=best&page=60',
  'best match, page 4,000': 'sort=best&page=4000',
  'best match of what fits': 'sort=best&fits=true',
  'best match for a reefer': 'sort=best&bodyType=reefer',
  'best match, near': `sort=best&${essen}&radiusKm=300`,
  'best match, searched': 'sort=best&q=bench%204999',
  'within 50 km': `${essen}&radiusKm=50`,
  'within 500 km': `${essen}&radiusKm=500`,
  'within 100 km, by empty km': `${essen}&radiusKm=100&sort=emptyKm`,
  'all by empty km': `${essen}&radiusKm=2000&sort=emptyKm`,
  'to within 100 km': `${lyon}&toRadiusKm=100`,
  'from there to there': `${essen}&radiusKm=100&${lyon}&toRadiusKm=200`,
  'from a day on': `from=${day(4)}`,
  'of a day': `from=${day(3)}&to=${day(3)}`,
  'for a reefer': 'bodyType=reefer',
  'up to 5 t': 'maxKg=5000',
  'dangerous goods': 'adr=true',
  'to book, newest': 'pricing=fixed&sort=-newest',
  'that a truck fits': 'fits=true',
  'that a truck fits, near': `fits=true&${essen}&radiusKm=300&sort=emptyKm`,
  'searched, few': 'q=bench%204999',
  'searched, many': 'q=lyon',
  'all filters': `${essen}&radiusKm=500&${lyon}&toRadiusKm=500&from=${day(1)}&to=${day(9)}&maxKg=20000&adr=false&pricing=bid&q=goods&sort=-pricePerKm`,
};

/** Measures how long lists of 100,000 open loads take. */
export const measureLoads = () =>
  measureViews({
    title: 'Loads',
    what: '100,000 open loads',
    list: '/v1/loads',
    views,
    fill: { loads: { 'Vosges Mineral Water': 100_000 } },
    person: { email: 'fleet2@greenline.test', name: 'Nordic Crest Haulage' },
  });
