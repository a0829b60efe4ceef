import { isDangerous, temperaturesOf } from './cargoTotals.ts';
import type { RequestContent, Requirements } from './RequestContent.ts';

/** What a truck must have, with what follows from the cargo filled in. */
export const requirementsOf = ({ cargo = [], required }: RequestContent): Requirements => ({
  bodyTypes: required?.bodyTypes ?? [],
  minPayloadKg: required?.minPayloadKg,
  temperatureC: required?.temperatureC ?? temperaturesOf(cargo),
  adr: required?.adr ?? isDangerous(cargo),
  equipment: required?.equipment ?? [],
});
