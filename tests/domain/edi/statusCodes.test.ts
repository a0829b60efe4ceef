import { describe, expect, it } from 'vitest';
import { type FileStatus, fileStatuses } from '../../../src/domain/edi/status/FileEvent.ts';
import { iftstaCodes, iftstaReasons, iftstaStatuses } from '../../../src/domain/edi/status/iftstaCodes.ts';
import { reasonOfCode, statusOfCode } from '../../../src/domain/edi/status/statusOfCode.ts';
import { type EdiReason, reasonCodes, statusCodes } from '../../../src/domain/edi/status/statusCodes.ts';

/**
 * Codes by two published dictionaries of X12 1650 and 1651 and by Recommendation 24 of UN/ECE, as they were checked once: the code that is
 * written, further ones that are read, and the same of EDIFACT. `null` for what is only read, or has no code.
 */
const statuses: readonly [
  status: FileStatus,
  x12: string | null,
  alsoX12: string,
  rec24: string | null,
  also: string,
][] = [
  ['booked', 'XB', '', '6', ''],
  ['to_pickup', null, '', null, '64'],
  ['arrived_pickup', 'X3', '', '1', ''],
  ['loaded', null, 'CP', null, '48'],
  ['departed_pickup', 'AF', '', '24', ''],
  ['on_the_way', null, 'X6', null, '31'],
  ['expected', null, 'AG X2', null, ''],
  ['delayed', 'SD', '', '20', ''],
  ['arrived_delivery', 'X1', '', '1', ''],
  ['delivered', 'D1', '', '21', '22'],
  ['departed_delivery', 'CD', '', '24', ''],
  ['attempt_failed', null, 'AH', null, '56 23'],
  ['refused', 'A7', '', '77', ''],
  ['damaged', 'A9', '', '18', ''],
  ['returned', null, 'A3', null, '82'],
  ['cancelled', 'CA', '', '7', ''],
  ['arrived', null, '', null, '1'],
  ['departed', null, '', null, '24'],
  ['unknown', null, '', null, ''],
];

/** EDIFACT by code list 9013. */
const reasons: readonly [reason: EdiReason, x12: string, alsoX12: string, edifact: string | null][] = [
  ['none', 'NS', '', null],
  ['weather', 'AO', '', '63'],
  ['traffic', 'BE', '', '58'],
  ['border', 'BD', 'CA', '24'],
  ['breakdown', 'AI', '', '35'],
  ['driver', 'AH', 'D2', null],
  ['previous_stop', 'AL', '', null],
  ['shipper_not_ready', 'AM', '', '43'],
  ['consignee_slow', 'AG', '', null],
  ['consignee_closed', 'B1', '', '7'],
  ['consignee_refused', 'BS', '', '49'],
  ['no_papers', 'BC', '', '37'],
  ['accident', 'AF', '', '34'],
  ['load_shifted', 'BP', '', null],
  ['overweight', 'BQ', '', null],
  ['instructions', 'C6', '', null],
  ['driving_time', 'BH', '', null],
];

const written = (rows: readonly (readonly [string, string | null])[]) =>
  Object.fromEntries(rows.filter(([, code]) => code !== null));
const codesIn = (...texts: readonly (string | null)[]): readonly string[] =>
  texts.flatMap((text) => (text ?? '').split(' ').filter(Boolean));

describe('the codes of statuses', () => {
  it('name every status that a file can say', () => {
    expect(statuses.map(([status]) => status).toSorted()).toEqual(fileStatuses.toSorted());
  });

  it('are written in X12 as its list has them', () => {
    expect(statusCodes).toEqual(written(statuses.map(([status, code]) => [status, code])));
  });

  it('are written in EDIFACT as Recommendation 24 has them', () => {
    expect(iftstaCodes).toEqual(written(statuses.map(([status, , , code]) => [status, code])));
  });

  it.each(statuses.flatMap(([status, code, also]) => codesIn(code, also).map((each) => [each, status] as const)))(
    'are read in X12: %s is %s',
    (code, status) => {
      expect(statusOfCode(code)).toBe(status);
    },
  );

  it('are read in EDIFACT with what partners send beside, and no others', () => {
    // Whether it is at a pickup or at a delivery, the place tells.
    const open: Readonly<Partial<Record<FileStatus, FileStatus>>> = {
      arrived_pickup: 'arrived',
      arrived_delivery: 'arrived',
      departed_pickup: 'departed',
      departed_delivery: 'departed',
    };
    const read = statuses.flatMap(([status, , , code, also]) =>
      codesIn(code, also).map((each) => [each, open[status] ?? status] as const),
    );
    expect(iftstaStatuses).toEqual(Object.fromEntries(read));
  });
});

describe('the codes of reasons', () => {
  it('are written in X12 as its list has them', () => {
    expect(reasonCodes).toEqual(written(reasons.map(([reason, code]) => [reason, code])));
  });

  it('are written in EDIFACT as near as its list comes', () => {
    expect(iftstaReasons).toEqual(written(reasons.map(([reason, , , code]) => [reason, code])));
  });

  it.each(reasons.flatMap(([reason, code, also]) => codesIn(code, also).map((each) => [each, reason] as const)))(
    'are read in X12: %s is %s',
    (code, reason) => {
      expect(reasonOfCode(code)).toBe(reason);
    },
  );

  it.each(['AF', 'AG', 'AH', 'CA'])('are another list than those of statuses: %s', (code) => {
    expect(reasonOfCode(code)).not.toBe(statusOfCode(code));
    expect([reasonOfCode(code), statusOfCode(code)]).not.toContain('unknown');
  });
});
