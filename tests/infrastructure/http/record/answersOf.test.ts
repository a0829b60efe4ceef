import * as v from 'valibot';
import { expect, it } from 'vitest';
import { choiceField } from '../../../../src/domain/record/choiceField.ts';
import { choicesField } from '../../../../src/domain/record/choicesField.ts';
import { flagField } from '../../../../src/domain/record/flagField.ts';
import { groupField } from '../../../../src/domain/record/groupField.ts';
import { listField } from '../../../../src/domain/record/listField.ts';
import { numberField } from '../../../../src/domain/record/numberField.ts';
import { optional } from '../../../../src/domain/record/optional.ts';
import { textField } from '../../../../src/domain/record/textField.ts';
import { answersOf } from '../../../../src/infrastructure/http/record/answersOf.ts';

const place = groupField({ city: textField({ most: 80 }) });
const stop = {
  type: choiceField(['pickup', 'delivery']),
  place: optional(place),
  serviceMin: optional(numberField({ least: 0, most: 1440 })),
};
const request = v.object(
  answersOf({
    stops: listField(stop, { least: 2, most: 20 }),
    equipment: choicesField(['tail_lift', 'straps']),
    adr: flagField(),
  }),
);
const answer = {
  stops: [
    { type: 'pickup', place: { city: 'Köln' }, serviceMin: 45 },
    { type: 'delivery', place: null, serviceMin: null },
  ],
  equipment: ['tail_lift'],
  adr: true,
};

it('reads a record with nested parts, and null as undefined', () => {
  expect(v.parse(request, answer)).toEqual({
    ...answer,
    stops: [answer.stops[0], { type: 'delivery', place: undefined, serviceMin: undefined }],
  });
});

it('drops unknown values of a multiple choice', () => {
  expect(v.parse(request, { ...answer, equipment: ['crane', 'straps'] }).equipment).toEqual(['straps']);
});

it.each([
  ['an unknown choice', { stops: [{ ...answer.stops[0], type: 'break' }] }],
  ['a number as text', { stops: [{ ...answer.stops[0], serviceMin: '45' }] }],
  ['a group without its parts', { stops: [{ ...answer.stops[0], place: {} }] }],
  ['no list', { stops: null }],
  ['a flag as text', { adr: 'yes' }],
])('rejects %s', (_, changed) => {
  expect(v.is(request, { ...answer, ...changed })).toBe(false);
});
