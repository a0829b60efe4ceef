import { isDangerous, temperaturesOf } from './cargoTotals.ts';
import type { RequestContent } from './requestContent.ts';

/** What a truck must have, with what follows from the cargo. */
export const requirementsOf = ({ required, cargo }: Pick<RequestContent, 'required' | 'cargo'>) => ({
  ...required,
  temperatureC: required.temperatureC ?? temperaturesOf(cargo),
  adr: required.adr ?? isDangerous(cargo),
});
