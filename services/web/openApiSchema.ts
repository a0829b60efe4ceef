import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import { resolver } from 'hono-openapi';
import * as v from 'valibot';

/** A schema as /openapi.json describes it, files and rows that are judged later included. */
export const openApiSchema = (schema: Parameters<typeof resolver>[0]) => resolver(schema, { options });

/** Lets anything through, to be judged by `schema` on its own; /openapi.json describes it by that schema. */
export const judgedLater = <Schema extends v.GenericSchema>(schema: Schema) => ({
  ...v.custom<v.InferInput<Schema>>(() => true),
  judgedBy: schema,
});

const options: ConversionConfig = {
  errorMode: 'ignore',
  overrideSchema({ valibotSchema }) {
    if (isJudgedLater(valibotSchema)) return toJsonSchema(valibotSchema.judgedBy, options);
    return valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined;
  },
};

const isJudgedLater = (schema: object): schema is { readonly judgedBy: v.GenericSchema } => 'judgedBy' in schema;
