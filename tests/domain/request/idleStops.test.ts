import { expect, it } from 'vitest';
import { typedByTable } from '../../../src/domain/record/typedByTable.ts';
import { idleStops } from '../../../src/domain/request/idleStops.ts';
import { contentSoFar } from '../../../src/domain/request/parseRequest.ts';
import { newRequestDraft } from '../../../src/domain/request/requestDraft.ts';
import { addStop } from '../../../src/domain/request/stopsInDraft.ts';

const two = newRequestDraft('Europe/Berlin');
const three = addStop(two, 'Europe/Berlin');

it.each([
  ['two stops that the goods go between', two, {}, []],
  ['a stop more that no goods go to', three, {}, [2]],
  ['the last stop of three that all goods go to', three, { 'cargo.0.delivery': '3' }, [1]],
  [
    'three stops that goods go to',
    three,
    { 'cargo.1.description': 'More', 'cargo.1.pickup': '1', 'cargo.1.delivery': '3' },
    [],
  ],
  ['goods that do not say where they go', three, { 'cargo.0.delivery': '' }, []],
])('of %s nothing is done at %j', (_, draft, change, idle) => {
  expect(idleStops(contentSoFar(typedByTable({ ...draft, ...change })))).toEqual(idle);
});
