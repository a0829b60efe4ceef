import type { OpenAPIV3_1 } from 'openapi-types';

export type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/** Whether a value is sent to the services or answered by them. */
export type Way = 'sent' | 'answered';

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * The TypeScript type of a schema. Throws on a schema that does not define a type, so that no `unknown` reaches the application.
 */
export function typeOf(schema: Schema, way: Way): string {
  if ('$ref' in schema) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, way)).join(' | ');
  if (schema.format === 'binary') return way === 'sent' ? 'File' : 'Blob';
  if (schema.type === 'array') return listType(typeOf(schema.items, way), way);
  if (schema.type === 'object' && schema.properties) return objectType(schema, way);
  const primitive = typeof schema.type === 'string' ? primitives[schema.type] : undefined;
  if (primitive !== undefined) return primitive;
  throw new Error(`This schema leaves open what it describes: ${JSON.stringify(schema)}`);
}

/** Sent arrays are readonly; answers are parsed into new arrays. */
const listType = (item: string, way: Way): string => `${way === 'sent' ? 'readonly ' : ''}(${item})[]`;

function objectType({ properties = {}, required = [] }: OpenAPIV3_1.NonArraySchemaObject, way: Way): string {
  const lines = Object.entries(properties).map(
    ([name, schema]) => `readonly '${name}'${required.includes(name) ? '' : '?'}: ${typeOf(schema, way)};`,
  );
  return `{ ${lines.join(' ')} }`;
}
