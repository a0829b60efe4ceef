import { describeRoute, resolver } from 'hono-openapi';
import * as v from 'valibot';

const paging = v.object({ page: v.number(), size: v.number(), total: v.number() });

interface Description {
  readonly tag: string;
  readonly summary: string;
  /** What stands in `data`. */
  readonly data: v.GenericSchema;
  readonly status?: 200 | 201;
  readonly isPaged?: boolean;
}

/** Puts a call into /openapi.json: what it is for and what its envelope holds. */
export const described = ({ tag, summary, data, status = 200, isPaged = false }: Description) =>
  describeRoute({
    tags: [tag],
    summary,
    responses: {
      [status]: {
        description: summary,
        content: {
          'application/json': {
            schema: resolver(v.object({ code: v.literal(status), data, ...(isPaged && { paging }) })),
          },
        },
      },
    },
  });
