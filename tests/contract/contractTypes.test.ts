import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readDocument } from '../../scripts/contract/readDocument.ts';
import { type Schema, typeOf } from '../../scripts/contract/typeOf.ts';
import { typesFile, writeTypes } from '../../scripts/contract/writeTypes.ts';
import { root } from '../support/architecture/root.ts';

const document = await readDocument();

it('the checked-in contract types match the services (if not, run npm run contract)', async () => {
  const checkedIn = fs.readFileSync(path.join(root, typesFile), 'utf8');
  expect(checkedIn).toBe(await writeTypes(document));
});

it('every operation describes its error answer', () => {
  const { paths = {} } = document;
  const operations = Object.values(paths).flatMap((item) => [item?.get, item?.post, item?.put, item?.delete]);
  const silent = operations.filter((operation) => operation && !operation.responses?.['default']);
  expect(silent).toEqual([]);
});

it.each<[string, Schema]>([
  ['anything', {}],
  ['an object with any properties', { type: 'object' }],
  ['a list of anything', { type: 'array', items: {} }],
  ['a property of any kind', { type: 'object', properties: { plate: {} } }],
])('a schema that allows %s is rejected', (_, schema) => {
  expect(() => typeOf(schema, 'answered')).toThrow('leaves open');
});

it.each<[string, Schema, string]>([
  ['a file to send', { type: 'string', format: 'binary' }, 'File'],
  ['a closed list', { enum: ['van', 'trailer'], type: 'string' }, `"van" | "trailer"`],
  ['a value that may be null', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'number | null'],
  ['a list to send', { type: 'array', items: { type: 'boolean' } }, 'readonly (boolean)[]'],
  [
    'an object with an optional VIN',
    { type: 'object', properties: { plate: { type: 'string' }, vin: { type: 'string' } }, required: ['plate'] },
    `{ readonly 'plate': string; readonly 'vin'?: string; }`,
  ],
  ['a named schema', { $ref: '#/components/schemas/Vehicle' }, 'Vehicle'],
])('a schema of %s has the right type', (_, schema, type) => {
  expect(typeOf(schema, 'sent')).toBe(type);
});
