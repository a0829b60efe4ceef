import { Failure } from '../../domain/failure/Failure.ts';

/** A refusal in which the fields of a group of the wire, such as `address.city`, have the names under which the application holds them. */
export const withoutGroup =
  (group: string) =>
  (error: unknown): never => {
    if (!(error instanceof Failure) || error.trouble.kind !== 'refused') throw error;
    const errors = error.trouble.errors.map(({ field, message }) => ({
      field: field.startsWith(`${group}.`) ? field.slice(group.length + 1) : field,
      message,
    }));
    throw new Failure({ ...error.trouble, errors }, { cause: error });
  };
