import type { EdifactLine } from '../edifact/writeEdifact.ts';
import { dangerousCodes } from './dangerousCodes.ts';
import { dangerousRemarks } from './dangerousRemarks.ts';
import type { TenderDangerous } from './Tender.ts';

/** A quantity in litres or kilograms, net. */
const measures = {
  l: (value: string): EdifactLine => ['MEA', 'VOL', 'AAW', ['LTR', value]],
  kg: (value: string): EdifactLine => ['MEA', 'WT', 'AAF', ['KGM', value]],
};

/** What an item of a message (IFTMIN) says of its dangerous goods: class, number and name, and how much. */
export const writeDangerous = (
  dangerous: TenderDangerous,
  textOf: (text: string) => readonly string[],
): readonly EdifactLine[] => {
  const { un = '', name, packingGroup, quantity } = dangerous;
  const { rules, packingGroups, name: named, remark } = dangerousCodes;
  return [
    ['DGS', rules, dangerous.class ?? '', un, '', packingGroup ? packingGroups[packingGroup] : ''],
    ...(name === undefined ? [] : [['FTX', named, '', '', textOf(name)] as const]),
    ...dangerousRemarks(dangerous).map((text) => ['FTX', remark, '', '', textOf(text)] as const),
    ...(quantity?.unit ? [measures[quantity.unit](String(quantity.value))] : []),
  ];
};
