import { expect, it } from 'vitest';
import { importTemplate } from '../../../src/domain/request/importTemplate.ts';

it('the table to fill in shows a load from Leipzig to Lyon that is right today', () => {
  const [header = '', row = ''] = importTemplate('2026-11-29').split('\r\n');
  const cells = Object.fromEntries(header.split(',').map((title, at) => [title, row.split(',')[at]]));
  expect(cells).toMatchObject({
    reference: 'PO-1001',
    pickup_postcode: '04103',
    pickup_city: 'Leipzig',
    pickup_country: 'DE',
    pickup_from: '2026-12-01 08:00',
    pickup_to: '2026-12-01 12:00',
    delivery_from: '2026-12-02 08:00',
    delivery_to: '2026-12-02 16:00',
    decide_by: '2026-11-30 16:00',
    delivery_postcode: '69007',
    delivery_city: 'Lyon',
    delivery_country: 'FR',
    goods: 'Machine parts',
    package: 'OH',
    count: '24',
    weight_kg: '18400',
    body_types: 'curtainsider box',
    pricing: 'bid',
    currency: 'EUR',
    price: '1250',
  });
});

it('the table to fill in has columns for dangerous goods', () => {
  const [header = ''] = importTemplate('2026-11-29').split('\r\n');
  expect(header.split(',')).toEqual(
    expect.arrayContaining([
      'un_number',
      'adr_name',
      'adr_class',
      'packing_group',
      'tunnel_code',
      'transport_category',
      'adr_quantity',
      'limited_quantity',
    ]),
  );
});
