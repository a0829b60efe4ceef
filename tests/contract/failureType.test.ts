import { expectTypeOf, it } from 'vitest';
import type { FieldError } from '../../src/domain/failure/FieldError.ts';
import type { Failure } from '../../src/infrastructure/http/contract/Contract.ts';

type ErrorOnTheWire = NonNullable<Failure['errors']>[number];

it('the application reads every property of a field error', () => {
  expectTypeOf<keyof FieldError>().toEqualTypeOf<keyof ErrorOnTheWire>();
});
