import { describe, expectTypeOf, it } from 'vitest';
import type { driverListSpec } from '../../src/domain/driver/driverListSpec.ts';
import type { invitationListSpec } from '../../src/domain/invitation/invitationListSpec.ts';
import type { paperListSpec } from '../../src/domain/paper/paperListSpec.ts';
import type { vehicleListSpec } from '../../src/domain/vehicle/vehicleListSpec.ts';
import type { QueryOf } from '../../src/infrastructure/http/contract/Operation.ts';
import type { ListQuery } from '../../src/infrastructure/http/listQueryOf.ts';

/** The query of a list, every parameter required. */
type Asked<Query> = { [Name in keyof Query]-?: Exclude<Query[Name], undefined> };

describe('the application can send every query parameter of the list of', () => {
  it('vehicles', () => {
    expectTypeOf<Asked<ListQuery<typeof vehicleListSpec>>>().toEqualTypeOf<Asked<QueryOf<'GET /api/v1/vehicles'>>>();
  });

  it('drivers', () => {
    expectTypeOf<Asked<ListQuery<typeof driverListSpec>>>().toEqualTypeOf<Asked<QueryOf<'GET /v1/drivers'>>>();
  });

  it('invitations', () => {
    expectTypeOf<Asked<ListQuery<typeof invitationListSpec>>>().toEqualTypeOf<Asked<QueryOf<'GET /invitations'>>>();
  });

  it('papers, which has neither sort nor search', () => {
    type Query = Omit<ListQuery<typeof paperListSpec>, 'sort' | 'q'>;
    expectTypeOf<Asked<Query>>().toEqualTypeOf<Asked<QueryOf<'GET /v1/papers'>>>();
  });
});
