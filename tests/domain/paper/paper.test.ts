import { expect, it } from 'vitest';
import { fixPath } from '../../../src/domain/paper/fixPath.ts';
import { driverDocumentTypes } from '../../../src/domain/driver/driverDocumentTypes.ts';
import { documentTypes } from '../../../src/domain/paper/DocumentType.ts';
import { vehicleDocumentTypes } from '../../../src/domain/paper/vehicleDocumentTypes.ts';

it.each([
  ['vehicle', 'a-1', 'insurance', '/ui/vehicles/a-1#insurance'],
  ['driver', 'x/../y', 'licence', '/ui/drivers/x%2F..%2Fy#licence'],
] as const)('the papers of a %s %s are fixed, for type %s, at %s', (subject, subjectId, type, path) => {
  expect(fixPath({ subject, subjectId, type })).toBe(path);
});

it('every type of document but the photo is offered for vehicles or drivers', () => {
  const offered = new Set<string>([...vehicleDocumentTypes, ...driverDocumentTypes, 'photo']);
  expect([...offered].toSorted()).toEqual([...documentTypes].toSorted());
});
