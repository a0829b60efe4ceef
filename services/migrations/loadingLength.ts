import { statements } from './statements.ts';

/** A vehicle's loading length in metres. */
export const loadingLength = statements(
  `alter table vehicle add loading_length_m double precision check (loading_length_m between 0.1 and 25)`,
);
