import { expectTypeOf, it } from 'vitest';
import type { RefusedField } from '../../src/domain/failure/RefusedField.ts';
import type { Failure } from '../../src/infrastructure/http/contract/Contract.ts';

type ErrorOnTheWire = NonNullable<Failure['errors']>[number];

it('the application reads every property of a field error', () => {
  expectTypeOf<keyof RefusedField>().toEqualTypeOf<keyof ErrorOnTheWire>();
});
