import { useState } from 'react';
import { CheckRecordFile } from '../../../../application/noteRecord/checkRecordFile.ts';
import { assertNever } from '../../../../domain/failure/assertNever.ts';
import type { RecordCheck } from '../../../../domain/noteRecord/checkRecord.ts';
import type { ShipmentRecord } from '../../../../domain/shipment/Shipment.ts';
import { useInjection } from '../../../shared/injection/useInjection.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import { useTask } from '../../../shared/useTask.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';

/** Holds a chosen file against the record of a shipment, and says what came of it. */
export const useRecordCheck = (shipment: ShipmentRecord) => {
  const { checked: words } = useShipmentTexts().noteRecord;
  const figure = new Intl.NumberFormat(useLocale());
  const check = useInjection(CheckRecordFile);
  const [found, setFound] = useState<RecordCheck & { readonly file: string }>();
  const task = useTask<File>(async (file) => setFound({ ...(await check(shipment, file)), file: file.name }));
  const say = (result: RecordCheck): string => {
    switch (result.kind) {
      case 'unreadable':
      case 'head':
        return words[result.kind]();
      case 'other':
        return words.other(result.reference);
      case 'broken':
      case 'differs':
        return words[result.kind](figure.format(result.state));
      case 'holds':
        return result.later === 0
          ? words.holds(figure.format(result.states))
          : words.earlier(figure.format(result.states), figure.format(result.later));
      default:
        return assertNever(result);
    }
  };
  return {
    check: (file: File) => void task.run(file),
    checking: task.pending,
    found: found && { file: found.file, text: say(found), isGood: found.kind === 'holds' },
  };
};
