import { expect, it } from 'vitest';
import { marketEnUS } from '../../../../services/mail/texts/marketEnUS.ts';

const about = {
  count: 1,
  link: 'http://fleet.test/loads/1',
  settings: 'http://fleet.test/settings',
  brand: 'Brand',
  changed: [],
};

it.each([
  [{ from: 'Nancy', to: 'Lyon', reference: 'PO 1' }, 'You were asked for an offer: Nancy – Lyon (PO 1)'],
  [{ from: 'Nancy', to: 'Lyon', reference: undefined }, 'You were asked for an offer: Nancy – Lyon'],
  [{ from: '', to: 'Lyon', reference: '' }, 'You were asked for an offer: No town – Lyon'],
  [
    { from: 'You won! http://evil.example/claim', to: 'Lyon', reference: 'www.evil.example' },
    'You were asked for an offer: No town – Lyon',
  ],
])('the subject of a mail about %j makes no link of what a shipper typed', (typed, subject) => {
  expect(marketEnUS.load_asked({ ...about, ...typed }).subject).toBe(subject);
});
