import { statements } from './statements.ts';

/** The trailer a vehicle pulls. A trailer is behind one vehicle at a time, and no vehicle is behind itself. */
export const trailers = statements(
  `alter table vehicle
     add trailer_id uuid references vehicle on delete set null,
     add constraint vehicle_own_trailer check (trailer_id <> id)`,
  `create unique index vehicle_trailer on vehicle (trailer_id)`,
);
