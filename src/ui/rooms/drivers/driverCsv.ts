import type { Driver } from '../../../domain/driver/Driver.ts';
import { driverFields } from '../../../domain/driver/driverFields.ts';
import type { ChoiceWords } from '../../shared/record/ChoiceWords.ts';
import { recordCsv } from '../../shared/record/recordCsv.ts';
import type { DriverTexts } from './DriverTexts.ts';
import type { AdminTexts } from '../../shared/texts/admin/AdminTexts.ts';

/** The list of drivers as a spreadsheet: every fact of the table, then vehicle, status and papers. */
export const driverCsv = (drivers: DriverTexts, texts: AdminTexts, words: ChoiceWords) => {
  const { columns, fileName } = drivers.list;
  const facts = recordCsv({ fields: driverFields, labels: drivers.field, words, texts });
  return {
    name: fileName,
    titles: [...facts.titles, columns.vehicle, columns.status, columns.papersUntil],
    cells: (driver: Driver) => [
      ...facts.cells(driver),
      driver.currentVehicle?.fleetNo,
      texts.driverStatus[driver.status],
      texts.documents.compliance[driver.compliance],
    ],
  };
};
