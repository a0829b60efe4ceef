import { ceramicGoods } from './goods/ceramicGoods.ts';
import { citrusGoods } from './goods/citrusGoods.ts';
import { freshGoods } from './goods/freshGoods.ts';
import { machineGoods } from './goods/machineGoods.ts';
import { waterGoods } from './goods/waterGoods.ts';
import type { SiteName } from './demoSites.ts';
import type { Goods } from './Goods.ts';

export interface DemoShipper {
  readonly requests: number;
  /** Sites it sends from, and those it sends to. */
  readonly from: readonly [SiteName, ...SiteName[]];
  readonly to: readonly [SiteName, ...SiteName[]];
  readonly goods: readonly [Goods, ...Goods[]];
  /** Cents per km for a full truck. */
  readonly rate: number;
  readonly contact: { readonly name: string; readonly phone: string };
  /** What it pays for a truck that it ordered and did not use, in whole units. */
  readonly cancellationFee: number;
}

/** What the demo's shippers send, and where, by company name. */
export const demoShippers: Readonly<Record<string, DemoShipper>> = {
  'Vosges Mineral Water': {
    requests: 104,
    from: ['contrexeville', 'strasbourg', 'contrexeville', 'metz'],
    to: [
      'cologne',
      'rungis',
      'lyon',
      'lille',
      'stuttgart',
      'munich',
      'bettembourg',
      'liege',
      'pratteln',
      'milan',
      'frankfurt',
      'rotterdam',
      'marseille',
      'leipzig',
    ],
    goods: waterGoods,
    rate: 142,
    contact: { name: 'Élodie Kieffer', phone: '+33388555012' },
    cancellationFee: 150,
  },
  'Baumann Machine Tools': {
    requests: 92,
    from: ['stuttgart', 'stuttgart', 'brno', 'nuremberg'],
    to: [
      'gothenburg',
      'jonkoping',
      'turin',
      'bologna',
      'wroclaw',
      'poznan',
      'linz',
      'prague',
      'eindhoven',
      'hamburg',
      'duisburg',
      'kolding',
      'malmo',
      'barcelona',
    ],
    goods: machineGoods,
    rate: 158,
    contact: { name: 'Rainer Vogt', phone: '+4971155501008' },
    cancellationFee: 180,
  },
  'Maasdal Fresh Produce': {
    requests: 64,
    from: ['venlo', 'barendrecht', 'rotterdam'],
    to: [
      'taastrup',
      'gothenburg',
      'hamburg',
      'ludwigsfelde',
      'warsaw',
      'prague',
      'vienna',
      'munich',
      'frankfurt',
      'rungis',
      'bremen',
      'malmo',
    ],
    goods: freshGoods,
    rate: 168,
    contact: { name: 'Sanne de Wit', phone: '+31775550120' },
    cancellationFee: 200,
  },
  'Ferrer Citrus Export': {
    requests: 92,
    from: ['valencia', 'alzira', 'murcia', 'alzira'],
    to: [
      'perpignan',
      'rungis',
      'hamburg',
      'barendrecht',
      'cologne',
      'munich',
      'warsaw',
      'milan',
      'lyon',
      'barcelona',
      'madrid',
      'azambuja',
      'porto',
      'toulouse',
    ],
    goods: citrusGoods,
    rate: 136,
    contact: { name: 'Jaume Soler', phone: '+34965550131' },
    cancellationFee: 150,
  },
  'Cerámica Mijares': {
    requests: 56,
    from: ['villarreal', 'villarreal', 'sassuolo'],
    to: [
      'madrid',
      'zaragoza',
      'irun',
      'seville',
      'porto',
      'marseille',
      'lyon',
      'verona',
      'antwerp',
      'ghent',
      'toulouse',
      'almeria',
    ],
    goods: ceramicGoods,
    rate: 128,
    contact: { name: 'Nuria Bellver', phone: '+34964550118' },
    cancellationFee: 120,
  },
};
