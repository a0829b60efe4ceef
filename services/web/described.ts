import { describeRoute, resolver } from 'hono-openapi';
import type { OpenAPIV3_1 } from 'openapi-types';
import * as v from 'valibot';
import { companyHeaderName } from './companyHeader.ts';
import { idempotencyHeader } from './idempotency/idempotent.ts';

const paging = v.object({ page: v.number(), size: v.number(), total: v.number() });

/** What a caller must bring: nothing, a session, or a session and a company it reads or writes for. */
export type Access = 'anyone' | 'signedIn' | 'companyRead' | 'companyWrite';

interface Description {
  readonly tag: string;
  readonly summary: string;
  readonly access: Access;
  /** What stands in `data`; or the answer is a file and no envelope. */
  readonly data: v.GenericSchema | 'file';
  readonly status?: 200 | 201;
  readonly isPaged?: boolean;
}

const file = { schema: { type: 'string', format: 'binary' } } as const;
const files = { 'image/*': file, 'application/pdf': file };

/** Puts a call into /openapi.json: what it is for, what it takes to make it and what its envelope holds. */
export const described = ({ tag, summary, access, data, status = 200, isPaged = false }: Description) =>
  describeRoute({
    tags: [tag],
    summary,
    security: access === 'anyone' ? [] : [{ session: [] }],
    parameters: [...headers[access]],
    responses: {
      [status]: {
        description: summary,
        content:
          data === 'file'
            ? files
            : {
                'application/json': {
                  schema: resolver(v.object({ code: v.literal(status), data, ...(isPaged && { paging }) })),
                },
              },
      },
    },
  });

const company: OpenAPIV3_1.ParameterObject = {
  in: 'header',
  name: companyHeaderName,
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

const idempotencyKey: OpenAPIV3_1.ParameterObject = {
  in: 'header',
  name: idempotencyHeader,
  description: 'The same key and body get the first answer for 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
};

const headers: Readonly<Record<Access, readonly OpenAPIV3_1.ParameterObject[]>> = {
  anyone: [],
  signedIn: [],
  companyRead: [company],
  companyWrite: [company, idempotencyKey],
};
