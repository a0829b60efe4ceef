import type { OpenAPIV3_1 } from 'openapi-types';
import { format, resolveConfig } from 'prettier';
import { type Schema, typeOf } from './typeOf.ts';

/** The generated file, relative to the project root. */
export const typesFile = 'src/infrastructure/http/contract/Contract.ts';

/** Generates the types: one per named schema, and request and answer per operation. */
export async function writeTypes({ paths = {}, components = {} }: OpenAPIV3_1.Document): Promise<string> {
  const named = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) => `export interface ${name} ${typeOf(schema, 'answered')}`,
  );
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      if (!operation) return [];
      return `/** ${operation.summary}. */\n'${method.toUpperCase()} ${path}': ${operationType(operation)};`;
    }),
  );
  const text = `// Made from /openapi.json by \`npm run contract\`: change the services' schemas, never this file.

    ${named.join('\n\n')}

    /** What the services take and answer, by operation. */
    export interface Contract { ${operations.join('\n')} }`;
  return format(text, { ...(await resolveConfig(typesFile)), parser: 'typescript' });
}

const methods = ['get', 'post', 'put', 'delete'] as const;

function operationType(operation: OpenAPIV3_1.OperationObject): string {
  const parts = {
    params: parametersType(operation, 'path'),
    query: parametersType(operation, 'query'),
    body: bodyType(operation, 'application/json'),
    form: bodyType(operation, 'multipart/form-data'),
    answer: answerType(operation),
  };
  const lines = Object.entries(parts).flatMap(([name, type]) =>
    type === undefined ? [] : [`readonly ${name}: ${type};`],
  );
  return `{ ${lines.join(' ')} }`;
}

function parametersType({ parameters = [] }: OpenAPIV3_1.OperationObject, place: 'path' | 'query'): string | undefined {
  const found = parameters.flatMap((parameter) => ('in' in parameter && parameter.in === place ? [parameter] : []));
  if (found.length === 0) return undefined;
  const properties = Object.fromEntries(found.map(({ name, schema = {} }): [string, Schema] => [name, schema]));
  const required = found.flatMap((parameter) => (parameter.required ? [parameter.name] : []));
  return typeOf({ type: 'object', properties, required }, 'sent');
}

function bodyType({ requestBody }: OpenAPIV3_1.OperationObject, type: string): string | undefined {
  const schema = requestBody && 'content' in requestBody ? requestBody.content[type]?.schema : undefined;
  return schema && typeOf(schema, 'sent');
}

/** The success answer. All failures share one envelope. */
function answerType({ responses = {} }: OpenAPIV3_1.OperationObject): string {
  const contents = Object.entries(responses).flatMap(([status, response]) =>
    status.startsWith('2') && 'content' in response ? Object.values(response.content ?? {}) : [],
  );
  const types = contents.map(({ schema = {} }) => typeOf(schema, 'answered'));
  return [...new Set(types)].join(' | ');
}
