import { isOneOf } from '../../outside/isOneOf.ts';
import { dangerousClasses } from '../../request/cargoCodes.ts';
import type { EdiSegment } from '../EdiSegment.ts';
import { elementOf } from '../elementOf.ts';
import { loopsOf } from '../loopsOf.ts';
import type { SegmentReader } from '../SegmentReader.ts';
import { dangerousCodes } from './dangerousCodes.ts';
import { dangerousQuantity } from './dangerousQuantity.ts';
import { type DangerousRemark, readDangerousRemark } from './dangerousRemarks.ts';
import { readEdifactText } from './readEdifactText.ts';
import type { TenderDangerous } from './Tender.ts';
import { wordOf } from './tenderCodes.ts';

/** Elements of DGS: the rules it follows, class, UN number and packing group. */
const elements = { rules: 1, class: 2, un: 3, packingGroup: 5 } as const;

/** The group that follows the rules of the road. The same goods by other rules, as of the sea, may stand beside it. */
const groupOf = (
  reader: SegmentReader,
  groups: readonly (readonly EdiSegment[])[],
): readonly EdiSegment[] | undefined => {
  const heads = groups.flatMap(([head]) => head ?? []);
  const ruled = heads.filter((head) => reader.needed(head, elements.rules, head.tag) !== '');
  const road = ruled.filter((head) => elementOf(head, elements.rules) === dangerousCodes.rules);
  const [own, second] = road;
  const isSame = (head: EdiSegment): boolean =>
    own !== undefined && elementOf(head, elements.un) === elementOf(own, elements.un);
  const other = ruled.find((head) => !road.includes(head) && !isSame(head));
  if (other) {
    const read = elementOf(other, elements.rules);
    reader.error(other, { code: 'code_unknown', element: elements.rules, read, expected: dangerousCodes.rules });
  }
  if (second)
    reader.error(second, { code: 'dangerous_several', element: elements.un, read: elementOf(second, elements.un) });
  return groups.find(([head]) => head === own);
};

/** What an element says, as long as it says something that is known. */
const known = <Value>(
  reader: SegmentReader,
  head: EdiSegment,
  element: number,
  { of, expected }: { readonly of: (read: string) => Value | undefined; readonly expected?: string },
): Value | undefined => {
  const read = reader.text(head, element);
  const value = read === undefined ? undefined : of(read);
  if (read !== undefined && value === undefined) reader.error(head, { code: 'code_unknown', element, read, expected });
  return value;
};

const codesOf = (reader: SegmentReader, head: EdiSegment): Pick<TenderDangerous, 'un' | 'class' | 'packingGroup'> => {
  for (const element of [elements.class, elements.un]) reader.needed(head, element, head.tag);
  const { packingGroups } = dangerousCodes;
  return {
    un: known(reader, head, elements.un, { of: (read) => (/^\d{4}$/.test(read) ? read : undefined) }),
    class: known(reader, head, elements.class, {
      of: (read) => (isOneOf(dangerousClasses, read) ? read : undefined),
      expected: dangerousClasses.join(', '),
    }),
    packingGroup: known(reader, head, elements.packingGroup, {
      of: (read) => wordOf(packingGroups, read),
      expected: Object.values(packingGroups).join(', '),
    }),
  };
};

const textsOf = (reader: SegmentReader, segments: readonly EdiSegment[], qualifier: string): readonly string[] =>
  reader.all(segments, 'FTX', 1, [qualifier]).flatMap((each) => readEdifactText(each) ?? []);

/** What texts say with one voice. Where two of them differ, neither counts, and both are listed. */
const remarksOf = (reader: SegmentReader, group: readonly EdiSegment[]): DangerousRemark => {
  const said = reader.all(group, 'FTX', 1, [dangerousCodes.remark]).flatMap((segment) => {
    const text = readEdifactText(segment);
    const remark = text === undefined ? undefined : readDangerousRemark(text);
    return text === undefined || remark === undefined ? [] : { segment, text, remark };
  });
  const doubtful = said.filter(({ remark }) =>
    said.some(
      (other) => Object.keys(remark).join() === Object.keys(other.remark).join() && !isSame(remark, other.remark),
    ),
  );
  for (const { segment, text } of doubtful) reader.note(segment, { code: 'not_understood', element: 4, read: text });
  return said
    .filter((each) => !doubtful.includes(each))
    .reduce<DangerousRemark>((all, { remark }) => ({ ...all, ...remark }), {});
};

const isSame = (one: DangerousRemark, other: DangerousRemark): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Tells of what stands in a DGS and has no place here: further labels, flash points, emergency procedures. */
const tellUnread = (reader: SegmentReader, head: EdiSegment): void => {
  const taken: readonly number[] = Object.values(elements);
  for (const [at, parts] of head.elements.entries()) {
    const read = (taken.includes(at + 1) ? parts.slice(1) : parts).filter((part) => part.trim() !== '').join(' ');
    if (read !== '') reader.note(head, { code: 'not_understood', element: at + 1, read: read.slice(0, 80) });
  }
};

/**
 * The dangerous goods of an item (from its GID on) by the rules of the road (ADR); undefined if it has none. An error names the segment
 * and element of what they cannot do without: class, UN number and proper shipping name.
 */
export const readDangerous = (reader: SegmentReader, item: readonly EdiSegment[]): TenderDangerous | undefined => {
  const { before, loops } = loopsOf(item, 'DGS');
  const group = groupOf(reader, loops);
  const head = group && reader.first(group, 'DGS');
  if (!group || !head) return undefined;
  const name = textsOf(reader, [...before, ...group], dangerousCodes.name).join(' ');
  if (name === '') reader.error(head, { code: 'shipping_name_missing' });
  const { quantity: said, ...remarks } = remarksOf(reader, group);
  const quantity = dangerousQuantity(reader, group, said);
  tellUnread(reader, head);
  return { ...codesOf(reader, head), name, ...(quantity && { quantity }), ...remarks };
};
