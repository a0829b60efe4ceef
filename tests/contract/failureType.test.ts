import { expectTypeOf, it } from 'vitest';
import type { FieldError } from '../../src/domain/failure/FieldError.ts';
import type { Failure } from '../../src/infrastructure/http/contract/Contract.ts';

type ErrorOnTheWire = NonNullable<Failure['errors']>[number];

it('the application reads all that a service says of a field it refuses', () => {
  expectTypeOf<keyof FieldError>().toEqualTypeOf<keyof ErrorOnTheWire>();
});
