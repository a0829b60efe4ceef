import type { Handler, Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import type { AppEnv } from './AppEnv.ts';
import { problemCodes } from './problems/ProblemCode.ts';
import { refusalReasons } from './RefusalReason.ts';

const measure: OpenAPIV3_1.SchemaObject = {
  anyOf: [
    { type: 'number' },
    { type: 'array', items: { type: 'string' } },
    {
      type: 'object',
      required: ['min', 'max'],
      properties: { min: { type: 'number' }, max: { type: 'number' } },
    },
  ],
};

const failure: OpenAPIV3_1.SchemaObject = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    reason: { type: 'string', enum: [...refusalReasons] },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message', 'code'],
        properties: {
          field: { type: 'string' },
          message: { type: 'string' },
          code: { type: 'string', enum: [...problemCodes] },
          limits: {
            type: 'object',
            properties: { least: { type: 'number' }, most: { type: 'number' }, decimals: { type: 'number' } },
          },
          because: {
            type: 'object',
            properties: {
              of: { type: 'string', enum: ['vehicle', 'trailer', 'driver'] },
              has: measure,
              needs: measure,
              until: { type: 'string' },
            },
          },
        },
      },
    },
  },
};

/** Serves the OpenAPI document, generated from the validation schemas at once or on first request. */
export function openApiDocument(app: Hono<AppEnv>, isMadeAhead: boolean): Handler<AppEnv> {
  const make = () =>
    asText(
      generateSpecs(app, {
        documentation: {
          info: {
            title: 'Haulage services',
            version: '1',
            description:
              'Every answer is `{code, data, paging?}`, every failure `{code, message, reason?, errors?}` with a fitting status.',
          },
          components: {
            securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
            schemas: { Failure: failure },
            responses: {
              Failure: {
                description: 'The call was refused, or went wrong.',
                content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
              },
            },
          },
        },
        defaultValidationErrorResponse: false,
        // A report as CSV ends like a file.
        excludeStaticFile: false,
        exclude: ['/outbox.json'],
      }),
    );
  let document = isMadeAhead ? make() : undefined;
  return async (c) => {
    document ??= make();
    return c.body(await document, 200, { 'Content-Type': 'application/json' });
  };
}

/** It is large, and the same for everybody. */
const asText = async (document: Promise<unknown>): Promise<string> => JSON.stringify(await document);
