import type { Goods } from '../Goods.ts';

const dry = ['curtainsider', 'box'] as const;
const cold = ['reefer'] as const;

/** Greenhouse vegetables, flowers and dairy. */
export const freshGoods: readonly [Goods, ...Goods[]] = [
  {
    description: 'Tomatoes and peppers',
    packageCode: 'OH',
    count: [26, 33],
    kg: 560,
    m3: 1.8,
    ldm: 0.4,
    hsCode: '070200',
    temperatureC: { min: 8, max: 12 },
    bodies: cold,
  },
  {
    description: 'Cucumbers',
    packageCode: 'OH',
    count: [8, 18],
    kg: 540,
    m3: 1.8,
    ldm: 0.4,
    temperatureC: { min: 10, max: 13 },
    bodies: cold,
    share: 0.6,
  },
  {
    description: 'Gouda, 12 kg wheels',
    packageCode: 'OH',
    count: [20, 30],
    kg: 720,
    m3: 1.4,
    ldm: 0.4,
    hsCode: '040690',
    temperatureC: { min: 2, max: 6 },
    bodies: cold,
  },
  {
    description: 'Frozen peas',
    packageCode: 'OH',
    count: [28, 33],
    kg: 690,
    m3: 1.7,
    ldm: 0.4,
    hsCode: '071021',
    temperatureC: { min: -22, max: -18 },
    bodies: cold,
    equipment: ['gps'],
  },
  {
    description: 'Cut flowers on trolleys',
    packageCode: 'CW',
    count: [18, 40],
    kg: 190,
    m3: 1.9,
    temperatureC: { min: 2, max: 6 },
    bodies: cold,
    equipment: ['tail_lift'],
    share: 0.8,
  },
  { description: 'Growing media', packageCode: 'OH', count: [26, 33], kg: 480, m3: 2, ldm: 0.4, bodies: dry },
];
