import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read990 } from '../../../src/domain/edi/response/read990.ts';
import { write990 } from '../../../src/domain/edi/response/write990.ts';
import { parsePartnerCodes } from '../../../src/domain/edi/partner/parsePartnerCodes.ts';
import type { PartnerCodes } from '../../../src/domain/edi/partner/PartnerCodes.ts';
import { withPartnerCodes } from '../../../src/domain/edi/partner/withPartnerCodes.ts';
import { read214 } from '../../../src/domain/edi/status/read214.ts';
import { x12StatusFile } from '../../../src/domain/edi/status/x12StatusFile.ts';
import { lakeshoreShipment } from '../../support/edi/lakeshoreShipment.ts';
import { firstSet } from './readFile.ts';
import { accept990, status214 } from './vectors.ts';

const map = {
  partner: ' telematics ',
  read: { status: { ZZ: 'departed_pickup', X3: 'unknown' }, reason: { '77': 'weather' }, answer: { Y: 'accept' } },
  write: { status: { booked: 'CF' }, reason: { none: 'OK' }, answer: { accept: 'Y' } },
};
const codesOf = (value: unknown): PartnerCodes => {
  const parsed = parsePartnerCodes(value);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.codes;
};

describe('the codes of a partner', () => {
  it('are read with the id of the partner', () => {
    expect(parsePartnerCodes(map)).toEqual({
      ok: true,
      codes: {
        address: { qualifier: 'ZZ', id: 'TELEMATICS' },
        company: undefined,
        read: map.read,
        write: map.write,
      },
    });
  });

  it('are read with the kind of its id and the company that it is here', () => {
    expect(codesOf({ partner: '006922827', qualifier: '01', company: ' Lakeshore Foods ' })).toMatchObject({
      address: { qualifier: '01', id: '006922827' },
      company: 'Lakeshore Foods',
    });
  });

  it('may leave out a status that the partner is not to be told', () => {
    expect(codesOf({ partner: 'A', write: { status: { booked: null } } }).write.status).toEqual({ booked: null });
  });

  it('may be few', () => {
    const none = { status: {}, reason: {}, answer: {} };
    expect(codesOf({ partner: 'A' })).toMatchObject({ read: none, write: none });
  });

  it.each<[title: string, value: unknown, code: string, path: string]>([
    ['no object', [], 'not_json', ''],
    ['no partner', { read: {} }, 'partner_missing', 'partner'],
    ['a company without a name', { partner: 'A', company: ' ' }, 'company_wrong', 'company'],
    ['a company that is no text', { partner: 'A', company: 7 }, 'company_wrong', 'company'],
    ['a company that is too long', { partner: 'A', company: 'x'.repeat(201) }, 'company_wrong', 'company'],
    ['a qualifier that X12 has no room for', { partner: 'A', qualifier: 'ZZZ' }, 'qualifier_wrong', 'qualifier'],
    ['another field', { partner: 'A', reed: {} }, 'unknown_field', 'reed'],
    ['another table', { partner: 'A', read: { statuses: {} } }, 'unknown_field', 'read.statuses'],
    ['a table that is none', { partner: 'A', write: { status: 'CF' } }, 'unknown_field', 'write.status'],
    [
      'a code that is too long',
      { partner: 'A', read: { status: { ABCD: 'loaded' } } },
      'code_wrong',
      'read.status.ABCD',
    ],
    [
      'a sign of the syntax',
      { partner: 'A', write: { status: { booked: '*~' } } },
      'code_wrong',
      'write.status.booked',
    ],
    [
      'a reason that is left out',
      { partner: 'A', write: { reason: { weather: null } } },
      'code_wrong',
      'write.reason.weather',
    ],
    ['a word nobody knows', { partner: 'A', read: { status: { ZZ: 'gone' } } }, 'word_unknown', 'read.status.ZZ'],
    [
      'a status that is a reason',
      { partner: 'A', read: { status: { ZZ: 'weather' } } },
      'word_unknown',
      'read.status.ZZ',
    ],
    [
      'a word that is not written',
      { partner: 'A', write: { status: { loaded: 'CP' } } },
      'word_unknown',
      'write.status.loaded',
    ],
    [
      'too many codes',
      {
        partner: 'A',
        read: { status: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [String(at), 'loaded'])) },
      },
      'too_many',
      'read.status',
    ],
  ])('are refused as a whole with %s', (_, value, code, path) => {
    expect(parsePartnerCodes(value)).toEqual({ ok: false, problems: [{ code, path }] });
  });

  it('are never thrown at', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => void parsePartnerCodes(value)));
    expect(parsePartnerCodes(JSON.parse('{"partner":"A","read":{"status":{"__proto__":"loaded"}}}')).ok).toBe(false);
  });

  it('count before those of most where a status is read', () => {
    const file = status214.replace('AT7*AF*NS', 'AT7*ZZ*77');
    const events = read214(firstSet(file)).value ?? [];
    const meant = events.map((event) => withPartnerCodes(event, codesOf(map).read));
    expect(meant.slice(0, 3).map(({ status, reason }) => [status, reason])).toEqual([
      ['unknown', 'none'],
      ['departed_pickup', 'weather'],
      ['delayed', 'breakdown'],
    ]);
  });

  it('are written in a status file to the address of the partner, and in no other', () => {
    const now = Date.UTC(2026, 10, 26, 8);
    const partner = codesOf({ ...map, partner: '006922827', qualifier: '01' });
    const own = x12StatusFile(lakeshoreShipment, 'GRNL', now, partner).text;
    expect(own).toContain('*ZZ*GREENLINE      *01*006922827      *');
    expect(own).toContain('\nAT7*CF*OK*');
    const usual = x12StatusFile(lakeshoreShipment, 'GRNL', now).text;
    expect(usual).toContain('*ZZ*GREENLINE      *ZZ*LAKESHOREFOODS *');
    expect(usual).toContain('\nAT7*XB*NS*');
  });

  it('are read and written in a response', () => {
    const { read, write } = codesOf(map);
    const { value } = read990(firstSet(accept990.replace('*20261120*A', '*20261120*Y')).segments, read.answer);
    expect(value?.action).toBe('accept');
    expect(value && write990(value, write).lines[0]?.at(-1)).toBe('Y');
    expect(read990(firstSet(accept990).segments, read.answer).value?.action).toBe('accept');
  });
});
