import { Failure } from '../../domain/failure/Failure.ts';

/** For `catch`: rethrows, with a refusal's fields renamed to those of the application. */
export const withFieldNames =
  (nameOf: (field: string) => string) =>
  (error: unknown): never => {
    if (!(error instanceof Failure) || error.trouble.kind !== 'refused') throw error;
    const errors = error.trouble.errors.map((refused) => ({ ...refused, field: nameOf(refused.field) }));
    throw new Failure({ ...error.trouble, errors }, { cause: error });
  };
