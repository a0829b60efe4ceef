import { expect, expectTypeOf, it } from 'vitest';
import { fieldsIn } from '../../../src/domain/record/fieldsIn.ts';
import { scalarsIn } from '../../../src/domain/record/scalarsIn.ts';
import type { SectionOf } from '../../../src/domain/record/SectionOf.ts';
import { sectionsOf } from '../../../src/domain/record/sectionsOf.ts';
import { requestFields } from '../../support/record/requestFields.ts';

const paths = (...given: Parameters<typeof scalarsIn<typeof requestFields>>) =>
  scalarsIn(...given).map(({ path }) => path);

it('a table has its sections in order, and its type names them', () => {
  expect(sectionsOf(requestFields)).toEqual(['head', 'route', 'needs']);
  expectTypeOf<SectionOf<typeof requestFields>>().toEqualTypeOf<'head' | 'route' | 'needs'>();
});

it('the fields of a section are found by it', () => {
  const found = fieldsIn(requestFields, ['needs', 'head']);
  expect(found).toEqual(['reference', 'equipment', 'adr']);
  expectTypeOf(found).toEqualTypeOf<readonly ('reference' | 'equipment' | 'adr')[]>();
});

it('the values of a section are found by it, those of list items within their path', () => {
  expect(paths(requestFields, ['needs'])).toEqual(['equipment', 'adr']);
  expect(paths(requestFields, ['route'])).toEqual([]);
  expect(paths(requestFields, ['route'], 'stops.3.window')).toEqual(['stops.3.window.from', 'stops.3.window.to']);
  expect(paths(requestFields, ['needs'], 'stops.3.window')).toEqual([]);
});
