import { statements } from './statements.ts';

/** What a vehicle has on board that shippers ask for. */
export const equipment = statements(
  `alter table vehicle add equipment text[] not null default '{}'
     check (equipment <@ '{tail_lift,straps,forklift,gps,pallet_jack}')`,
);
