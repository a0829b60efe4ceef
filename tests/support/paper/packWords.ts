import { packTextsEnUS } from '../../../src/ui/rooms/shipments/proof/pack/packTextsEnUS.ts';
import { reservationTextsEnUS } from '../../../src/ui/rooms/shipments/reservationTextsEnUS.ts';
import { shipmentStepTextsEnUS } from '../../../src/ui/rooms/shipments/shipmentStepTextsEnUS.ts';
import { packagesEnUS } from '../../../src/ui/shared/texts/admin/packagesEnUS.ts';

/** What packs of proofs say, as the product says it. */
export const packWords = {
  ...packTextsEnUS.printed,
  kinds: packagesEnUS,
  reserved: reservationTextsEnUS.printed,
  exceptions: shipmentStepTextsEnUS.report.kinds,
};
