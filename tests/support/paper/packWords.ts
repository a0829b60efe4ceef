import { packTextsEnUS } from '../../../src/ui/rooms/shipments/proof/pack/packTextsEnUS.ts';
import { shipmentStepTextsEnUS } from '../../../src/ui/rooms/shipments/shipmentStepTextsEnUS.ts';
import { packagesEnUS } from '../../../src/ui/shared/texts/admin/packagesEnUS.ts';

/** What packs of proofs say, as the product says it. */
export const packWords = {
  ...packTextsEnUS.printed,
  kinds: packagesEnUS,
  exceptions: shipmentStepTextsEnUS.report.kinds,
};
