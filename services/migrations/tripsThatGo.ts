import { asOperations } from './asOperations.ts';
import { lockUnits, nextOf, unitsOf, usesOf } from './keepTrips.ts';

/** A company that is removed takes its shipments along: trucks of others did not make these trips any more. */
export const tripsThatGo: readonly string[] = [
  asOperations(
    'vehicle_trips_that_go()',
    'trigger',
    `if exists (select from old_rows where vehicle_id is not null and exists (select from company where id = carrier_id)) then
       ${lockUnits(unitsOf('old_rows'))};
       perform judge_empty_km(${nextOf('old_rows trip')});
       perform keep_use(${usesOf('old_rows')}, '{}');
     end if;`,
  ),
  `create trigger vehicle_trips_that_go after delete on vehicle_trip referencing old table as old_rows
     for each statement execute function vehicle_trips_that_go()`,
];
