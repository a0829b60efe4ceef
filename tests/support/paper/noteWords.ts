import { consignmentTextsEnUS } from '../../../src/ui/rooms/shipments/consignment/consignmentTextsEnUS.ts';
import { reservationTextsEnUS } from '../../../src/ui/rooms/shipments/reservationTextsEnUS.ts';
import { packagesEnUS } from '../../../src/ui/shared/texts/admin/packagesEnUS.ts';

/** What notes say, as the product says it. */
export const noteWords = {
  ...consignmentTextsEnUS.note,
  packages: packagesEnUS,
  reserved: reservationTextsEnUS.printed,
};
