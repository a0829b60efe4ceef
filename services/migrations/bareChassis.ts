import { statements } from './statements.ts';

/** The bit of a container chassis among body types. */
const chassis = 1 << 8;

/**
 * A bare chassis no longer carries the goods of shippers who ask for no body. Loads that are open are found by that; those of later know
 * it as they are listed.
 */
export const bareChassis = statements(
  `select set_config('app.operations', 'on', true)`,
  `update load set body_bits = body_bits & ~${chassis} where is_open and ends_at > now() and body_types = '{}'`,
  `select set_config('app.operations', '', true)`,
);
