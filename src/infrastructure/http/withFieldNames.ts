import { Failure } from '../../domain/failure/Failure.ts';

/** For `catch`: throws on what went wrong, a refusal with its fields by the names under which the application holds them. */
export const withFieldNames =
  (nameOf: (field: string) => string) =>
  (error: unknown): never => {
    if (!(error instanceof Failure) || error.trouble.kind !== 'refused') throw error;
    const errors = error.trouble.errors.map((refused) => ({ ...refused, field: nameOf(refused.field) }));
    throw new Failure({ ...error.trouble, errors }, { cause: error });
  };
