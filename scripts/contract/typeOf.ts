import type { OpenAPIV3_1 } from 'openapi-types';

export type Schema = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

const primitives: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/**
 * The TypeScript type of what a schema describes; `file` is the type of a file's bytes. Throws on a schema that leaves open what it
 * describes, so that no `unknown` reaches the application.
 */
export function typeOf(schema: Schema, file: 'Blob' | 'File'): string {
  if ('$ref' in schema) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one, file)).join(' | ');
  if (schema.format === 'binary') return file;
  if (schema.type === 'array') return `readonly (${typeOf(schema.items, file)})[]`;
  if (schema.type === 'object' && schema.properties) return objectType(schema, file);
  const primitive = typeof schema.type === 'string' ? primitives[schema.type] : undefined;
  if (primitive !== undefined) return primitive;
  throw new Error(`This schema leaves open what it describes: ${JSON.stringify(schema)}`);
}

function objectType(
  { properties = {}, required = [] }: OpenAPIV3_1.NonArraySchemaObject,
  file: 'Blob' | 'File',
): string {
  const lines = Object.entries(properties).map(
    ([name, schema]) => `readonly '${name}'${required.includes(name) ? '' : '?'}: ${typeOf(schema, file)};`,
  );
  return `{ ${lines.join(' ')} }`;
}
