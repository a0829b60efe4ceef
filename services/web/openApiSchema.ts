import { setImmediate as nextTurn } from 'node:timers/promises';
import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import { resolver } from 'hono-openapi';
import * as v from 'valibot';

/**
 * Converts a schema for /openapi.json, including files and `validatedLater` rows. Each has a turn of its own, as all of them take longer
 * than others should wait.
 */
export const openApiSchema = (schema: Parameters<typeof resolver>[0]) => {
  const resolved = resolver(schema, { options });
  return {
    ...resolved,
    toOpenAPISchema: async (...how: Parameters<typeof resolved.toOpenAPISchema>) => {
      await nextTurn();
      return resolved.toOpenAPISchema(...how);
    },
  };
};

/** Accepts anything; the handler validates it by `schema`, which describes it in /openapi.json. */
export const validatedLater = <Schema extends v.GenericSchema>(schema: Schema) => ({
  ...v.custom<v.InferInput<Schema>>(() => true),
  validatedBy: schema,
});

const options: ConversionConfig = {
  errorMode: 'ignore',
  overrideSchema({ valibotSchema }) {
    if (isValidatedLater(valibotSchema)) return toJsonSchema(valibotSchema.validatedBy, options);
    return valibotSchema.type === 'instance' ? { type: 'string', format: 'binary' } : undefined;
  },
};

const isValidatedLater = (schema: object): schema is { readonly validatedBy: v.GenericSchema } =>
  'validatedBy' in schema;
