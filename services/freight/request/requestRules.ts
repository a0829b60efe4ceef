import { type Broken, brokenFields } from './Broken.ts';
import { cargoRules } from './cargoRules.ts';
import type { RequestContent } from './requestContent.ts';
import { stopRules } from './stopRules.ts';
import { termsRules } from './termsRules.ts';

/** What a request must be to be published at `now`. A draft may break it all. */
export const requestRules = (request: RequestContent, now: Date): readonly (Broken | false)[] => [
  ...stopRules(request.stops, now),
  ...cargoRules(request.cargo, request.stops),
  ...termsRules(request, now),
];

/** Every rule that a request breaks which is to be published at `now`. */
export const brokenRules = (request: RequestContent, now: Date) => brokenFields(requestRules(request, now));
