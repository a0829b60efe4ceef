import { describe, expectTypeOf, it } from 'vitest';
import type { driverListSpec } from '../../src/domain/driver/driverListSpec.ts';
import type { invitationListSpec } from '../../src/domain/invitation/invitationListSpec.ts';
import type { paperListSpec } from '../../src/domain/paper/paperListSpec.ts';
import type { vehicleListSpec } from '../../src/domain/vehicle/vehicleListSpec.ts';
import type { QueryOf } from '../../src/infrastructure/http/contract/Operation.ts';
import type { ListQuery } from '../../src/infrastructure/http/listQueryOf.ts';

/** What a list can be asked, by name, whether it has to be or not. */
type Asked<Query> = { [Name in keyof Query]-?: Exclude<Query[Name], undefined> };

describe('the application asks all that a list can be asked:', () => {
  it('vehicles', () => {
    expectTypeOf<Asked<ListQuery<typeof vehicleListSpec>>>().toEqualTypeOf<Asked<QueryOf<'GET /api/v1/vehicles'>>>();
  });

  it('drivers', () => {
    expectTypeOf<Asked<ListQuery<typeof driverListSpec>>>().toEqualTypeOf<Asked<QueryOf<'GET /v1/drivers'>>>();
  });

  it('invitations', () => {
    expectTypeOf<Asked<ListQuery<typeof invitationListSpec>>>().toEqualTypeOf<Asked<QueryOf<'GET /invitations'>>>();
  });

  it('papers, which have one order and no search', () => {
    type Query = Omit<ListQuery<typeof paperListSpec>, 'sort' | 'q'>;
    expectTypeOf<Asked<Query>>().toEqualTypeOf<Asked<QueryOf<'GET /v1/papers'>>>();
  });
});
