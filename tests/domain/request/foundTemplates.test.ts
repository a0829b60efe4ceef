import { expect, it } from 'vitest';
import { foundTemplates } from '../../../src/domain/request/foundTemplates.ts';
import { templateFactory } from '../../support/factories/templateFactory.ts';

const [weekly, alps] = [
  templateFactory.build({ name: 'Weekly to Lyon' }),
  templateFactory.build({
    name: 'Über die Alpen',
    stops: [{ type: 'pickup', place: { name: 'Zeche Nord', city: 'Köln', postcode: '50667' } }],
    cargo: [{ description: 'Crème' }],
  }),
];

it.each([
  ['', [weekly, alps]],
  ['  ', [weekly, alps]],
  ['weekly', [weekly]],
  ['LYON weekly', [weekly]],
  ['weekly alpen', []],
  ['uber', [alps]],
  ['koln', [alps]],
  ['Köln', [alps]],
  ['50667', [alps]],
  ['nord creme', [alps]],
  ['machine parts', [weekly]],
])('“%s” finds templates by name, place and goods', (typed, found) => {
  expect(foundTemplates([weekly, alps], typed)).toEqual(found);
});
