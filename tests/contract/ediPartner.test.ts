import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { partnerAnswer, partnerOf } from '../../services/edi/partnerAnswer.ts';
import { partnerBody as acceptedBody, partnerChange } from '../../services/edi/partnerBody.ts';
import { partnerWords as servicesWords } from '../../services/edi/partnerWords.ts';
import { ownField } from '../../src/domain/outside/ownField.ts';
import { parsePartnerCodes } from '../../src/domain/edi/partner/parsePartnerCodes.ts';
import { partnerWords } from '../../src/domain/edi/partner/partnerWords.ts';
import { AxiosEdiPartners } from '../../src/infrastructure/http/edi/AxiosEdiPartners.ts';
import { partnerBody } from '../../src/infrastructure/http/edi/partnerWire.ts';
import { partnerCodesOf } from '../support/edi/partnerCodesOf.ts';
import { recordedLine } from './recordedLine.ts';

it('both sides know the same words', () => {
  expect(partnerWords).toEqual(servicesWords);
});

const tableOf = (file: object, way: string, kind: string): readonly (readonly [string, unknown])[] =>
  Object.entries(ownField(ownField(file, way), kind) ?? {});

/** A file as it would be sent, right or wrong. */
const sentAs = (file: { readonly partner: unknown }) => ({
  partner: file.partner,
  qualifier: ownField(file, 'qualifier'),
  company: ownField(file, 'company'),
  codes: (['status', 'reason', 'answer'] as const).flatMap((kind) => [
    ...tableOf(file, 'read', kind).map(([code, word]) => ({ way: 'read', kind, code, word })),
    ...tableOf(file, 'write', kind).map(([word, code]) => ({ way: 'write', kind, code, word })),
  ]),
});

const writing = <Code>(words: readonly string[], given: fc.Arbitrary<Code>) =>
  fc.dictionary(fc.constantFrom(...words), given);

describe('a file with codes is right for both sides or for neither', () => {
  it.each<[title: string, isRight: boolean, file: { readonly partner: unknown; readonly [field: string]: unknown }]>([
    ['an id alone', true, { partner: 'LAKESHORE' }],
    ['an id in small letters', true, { partner: ' lakeshore ' }],
    ['the longest id', true, { partner: 'x'.repeat(35) }],
    ['an id that is too long', false, { partner: 'x'.repeat(36) }],
    ['an id that grows in capitals', false, { partner: 'ß'.repeat(18) }],
    ['no id', false, { partner: ' ' }],
    ['an id that is no text', false, { partner: 7 }],
    ['an id with a control character', false, { partner: 'A\u0007B' }],
    ['a kind of id', true, { partner: 'A', qualifier: '01' }],
    ['a kind of id that is too long', false, { partner: 'A', qualifier: 'ZZZ' }],
    ['a company', true, { partner: 'A', company: ' Lakeshore Foods ' }],
    ['the longest name', true, { partner: 'A', company: 'x'.repeat(200) }],
    ['a name that is too long', false, { partner: 'A', company: 'x'.repeat(201) }],
    ['an empty name', false, { partner: 'A', company: ' ' }],
    ['a name with a line break', false, { partner: 'A', company: 'Lake\nshore' }],
    ['a status that is read', true, { partner: 'A', read: { status: { ZZ: 'loaded' } } }],
    ['a status that is not written', false, { partner: 'A', write: { status: { loaded: 'CP' } } }],
    ['a status that is left out', true, { partner: 'A', write: { status: { booked: null } } }],
    ['a reason that is left out', false, { partner: 'A', write: { reason: { weather: null } } }],
    ['a status that is a reason', false, { partner: 'A', read: { status: { ZZ: 'weather' } } }],
    ['a word nobody knows', false, { partner: 'A', read: { reason: { ZZ: 'gone' } } }],
    ['a code that is too long', false, { partner: 'A', read: { status: { ABCD: 'loaded' } } }],
    ['a code in small letters', false, { partner: 'A', write: { answer: { accept: 'y' } } }],
    [
      '200 codes',
      true,
      {
        partner: 'A',
        read: { status: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`${at}`, 'loaded'])) },
      },
    ],
    [
      'more than 200 codes',
      false,
      {
        partner: 'A',
        read: { status: Object.fromEntries(Array.from({ length: 201 }, (_, at) => [`${at}`, 'loaded'])) },
      },
    ],
  ])('%s: %s', (_, isRight, file) => {
    expect(parsePartnerCodes(file).ok).toBe(isRight);
    expect(v.safeParse(acceptedBody, sentAs(file)).success).toBe(isRight);
  });

  it('every right one that is generated is kept as it is', () => {
    const code = fc.stringMatching(/^[A-Z\d]{1,3}$/);
    const reading = (words: readonly string[]) => fc.dictionary(code, fc.constantFrom(...words), { maxKeys: 20 });
    const file = fc.record({
      partner: fc.stringMatching(/^[A-Z\d]{1,35}$/),
      read: fc.record({
        status: reading(partnerWords.read.status),
        reason: reading(partnerWords.read.reason),
        answer: reading(partnerWords.read.answer),
      }),
      write: fc.record({
        status: writing(partnerWords.write.status, fc.option(code)),
        reason: writing(partnerWords.write.reason, code),
        answer: writing(partnerWords.write.answer, code),
      }),
    });
    fc.assert(
      fc.property(file, (each) => {
        const body = partnerBody(partnerCodesOf(each));
        expect(v.parse(acceptedBody, body)).toEqual(body);
      }),
    );
  });
});

it('a partner with every field filled is answered as the contract says, read complete and sent back complete', async () => {
  const codes = partnerCodesOf({
    partner: '006922827',
    qualifier: '01',
    company: 'Lakeshore Foods',
    read: { status: { ZZ: 'loaded' }, reason: { '77': 'weather' }, answer: { Y: 'accept' } },
    write: { status: { booked: null }, reason: { weather: '77' }, answer: { accept: 'Y' } },
  });
  const body = partnerBody(codes);
  const [id, version] = ['00000000-0000-4000-8000-000000000001', 3];
  const row = {
    id,
    version,
    company_id: '00000000-0000-4000-8000-000000000002',
    created_at: new Date('2026-01-05T09:00:00.000Z'),
    updated_at: new Date('2026-06-05T10:30:00.000Z'),
    partner: body.partner,
    qualifier: body.qualifier,
    company_name: body.company,
    codes: body.codes,
  };
  const answer: unknown = JSON.parse(JSON.stringify(partnerOf(row)));
  expect(v.parse(partnerAnswer, answer)).toEqual(answer);
  const { http, sent } = recordedLine({ code: 200, data: answer });
  expect(await new AxiosEdiPartners(http).change(id, version, codes, 'key')).toEqual({ id, version, codes });
  expect(v.parse(partnerChange, sent.body)).toEqual({ ...body, version });
});
