import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../src/domain/csv/csvOf.ts';
import type { InvitationDraft } from '../../../src/domain/invitation/invitationFields.ts';
import { parseInvitation } from '../../../src/domain/invitation/parseInvitation.ts';
import { mayBeSent } from '../../../src/domain/invitation/mayBeSent.ts';
import { readInvitationRows } from '../../../src/domain/invitation/readInvitationRows.ts';
import { withoutRows } from '../../../src/domain/invitation/withoutRows.ts';
import { outsideText } from '../../support/outsideValues.ts';

const draftsOf = (text: string) => readInvitationRows(text).rows.map(({ draft }) => draft);
/** The codes of each row's problems, by field. */
const problemsOf = (text: string) =>
  readInvitationRows(text).rows.map(({ read }) =>
    Object.fromEntries(Object.entries(read.ok ? {} : read.problems).map(([path, problem]) => [path, problem?.code])),
  );
const draft = (fields: Partial<InvitationDraft>): InvitationDraft => ({
  name: '',
  phone: '',
  email: '',
  message: '',
  ...fields,
});
const joao = draft({ name: 'João Silva', phone: '+351 912 345 678', email: 'joao@drivers.test' });

describe('a line without separators', () => {
  it.each([
    ['João Silva +351 912 345 678 joao@drivers.test', joao],
    ['João Silva <joao@drivers.test> +351 912 345 678', joao],
    ['joao@drivers.test – João Silva (+351 912 345 678)', joao],
    ['João Silva: 00351 912-345-678', draft({ name: 'João Silva', phone: '00351 912-345-678' })],
    ["João Silva '+351 912 345 678", draft({ name: 'João Silva', phone: '+351 912 345 678' })],
    ['João Silva', draft({ name: 'João Silva' })],
    ['joao@drivers.test', draft({ email: 'joao@drivers.test' })],
    ['João Silva 912 345 678', draft({ name: 'João Silva 912 345 678' })],
  ])('%j is read as %j', (line, read) => {
    expect(draftsOf(line)).toEqual([read]);
  });

  it('may stand among lines with separators', () => {
    const text = 'João Silva, +351 912 345 678, joao@drivers.test\nJoão Silva +351 912 345 678 joao@drivers.test';
    expect(draftsOf(text)).toEqual([joao, joao]);
    expect(draftsOf(text.split('\n').toReversed().join('\n'))).toEqual([joao, joao]);
  });

  it('may be blank, and is counted but not read', () => {
    const { rows } = readInvitationRows('\nJoão +351912345678\r\n\r\nAna ana@drivers.test\n');
    expect(rows.map(({ line }) => line)).toEqual([2, 4]);
  });
});

describe('a table', () => {
  it.each([
    ['João Silva,+351 912 345 678,joao@drivers.test', joao],
    ['João Silva;joao@drivers.test;+351 912 345 678', joao],
    ['+351 912 345 678\tjoao@drivers.test\tJoão Silva', joao],
    ['João Silva,+351 912 345 678,joao@drivers.test,"Come, drive."', { ...joao, message: 'Come, drive.' }],
    ['João Silva,912 345 678 after 5', draft({ name: 'João Silva', message: '912 345 678 after 5' })],
    ['João Silva,912 345 678', draft({ name: 'João Silva', phone: '912 345 678' })],
    ["João Silva,'+351 912 345 678,joao@drivers.test", joao],
    [
      'João Silva,+351 912 345 678,+351 22 200 00 00',
      draft({ name: 'João Silva', phone: '+351 912 345 678', message: '+351 22 200 00 00' }),
    ],
    [
      'João Silva,joao@drivers.test,silva@home.test',
      draft({ name: 'João Silva', email: 'joao@drivers.test', message: 'silva@home.test' }),
    ],
    ['"Silva, João",+351 912 345 678', draft({ name: 'Silva, João', phone: '+351 912 345 678' })],
  ])('without a header row is read by what its cells look like: %j', (line, read) => {
    expect(draftsOf(line)).toEqual([read]);
  });

  it.each([
    ['Name,Phone,Email\nJoão Silva,+351 912 345 678,joao@drivers.test', joao],
    ['E-mail;Mobile phone;Full name\njoao@drivers.test;+351 912 345 678;João Silva', joao],
    ['First name,Last name,Depot,Tel.,Mail\nJoão,Silva,Porto,+351 912 345 678,joao@drivers.test', joao],
    ['name,message,email\nJoão Silva,at noon,joao@drivers.test', { ...joao, phone: '', message: 'at noon' }],
  ])('with a header row is read by its column titles: %j', (text, read) => {
    expect(draftsOf(text)).toEqual([read]);
  });

  it.each(
    'Name,Full name,Driver,Driver name,Trucker,First name,Given name,Forename,Last name,Surname,Family name'.split(','),
  )('reads a name from a column titled %j', (title) => {
    expect(draftsOf(`Mail;${title}\nana@drivers.test;Ana`)).toEqual([
      draft({ name: 'Ana', email: 'ana@drivers.test' }),
    ]);
  });

  it.each('Phone,Phone number,Mobile,Mobile phone,Mobile number,Cell,Cell phone,Tel,Telephone'.split(','))(
    'reads a phone number from a column titled %j',
    (title) => {
      expect(draftsOf(`Name;${title}\nAna;030 1234`)).toEqual([draft({ name: 'Ana', phone: '030 1234' })]);
    },
  );

  it.each(['Email', 'E-mail address', 'Mail'])('reads an email address from a column titled %j', (title) => {
    expect(draftsOf(`Name;${title}\nAna;ana@drivers`)).toEqual([draft({ name: 'Ana', email: 'ana@drivers' })]);
  });

  it.each(['Message', 'Note', 'Text'])('reads a message from a column titled %j', (title) => {
    expect(draftsOf(`Name;Tel;${title}\nAna;030 1234;at noon`)).toEqual([
      draft({ name: 'Ana', phone: '030 1234', message: 'at noon' }),
    ]);
  });

  it('with only a header row has no rows', () => {
    expect(draftsOf('name,phone,email')).toEqual([]);
  });
});

describe('the problems of a row', () => {
  it('are listed by field', () => {
    expect(problemsOf('João,912345678\nAna,\n,+4930123456\nZoë Noël,not an address,x@y')).toEqual([
      { phone: 'phone' },
      { phone: 'contact_missing' },
      { name: 'required' },
      { email: 'email' },
    ]);
  });

  it.each([
    ['João,+351912345678\nJohn,00351 912 345 678', { phone: 'repeated' }],
    ['João,joao@drivers.test\nJohn,JOAO@drivers.test', { email: 'repeated' }],
  ])('include a person listed before: %j', (text, problems) => {
    expect(problemsOf(text)).toEqual([{}, problems]);
  });
});

const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `Driver ${at},d${at}@drivers.test`).join('\n');

describe('a long list', () => {
  it('is cut to the number that may be sent at once, and marked as cut', () => {
    expect(readInvitationRows(lines(100))).toMatchObject({ isCut: false, rows: { length: 100 } });
    expect(readInvitationRows(lines(101))).toMatchObject({ isCut: true, rows: { length: 100 } });
  });

  it('is cut at the end of a line, so that no line is read by half', () => {
    const people = ['João', 'Ana', 'Rui'].map((name) => `${name},${name}@${'x'.repeat(40_000)}.test`);
    const { rows, isCut } = readInvitationRows(people.join('\n'));
    expect([rows.map(({ draft: { name } }) => name), isCut]).toEqual([['João', 'Ana'], true]);
  });

  it.each(['-'.repeat(500_000), '"'.repeat(500_000), 'a@'.repeat(250_000), ','.repeat(500_000)])(
    'without any structure is read quickly (%#)',
    (text) => {
      expect(readInvitationRows(text).isCut).toBe(true);
    },
  );
});

const pasted = fc.oneof(
  outsideText,
  fc.string({ unit: fc.constantFrom('A', 'é', '@', '.', '+', '0', '9', ',', ';', '"', '\n', '\t', ' ', '(', '<') }),
);

it('any text is read, and rows without problems are valid invitations, one per person', () => {
  fc.assert(
    fc.property(pasted, (text) => {
      const good = readInvitationRows(text).rows.filter(mayBeSent);
      for (const row of good) expect(parseInvitation(row.draft)).toEqual(row.read);
      const phones = good.flatMap(({ read }) => read.value.phone ?? []);
      expect(new Set(phones).size).toBe(phones.length);
    }),
  );
});

it('an exported list is read back', () => {
  const unit = fc.constantFrom(...Array.from('aé";, =-@+\'\t＝＋'), '\u200B');
  const text = fc.string({ unit });
  const several = fc.string({ unit: fc.oneof(unit, fc.constant('\n')) });
  const exported = fc.record({
    name: text.map((typed) => `${typed}a`.trim()),
    phone: fc.stringMatching(/^\+[1-9]\d{6,14}$/),
    email: text.map((typed) => typed.trim()),
    message: several.map((typed) => typed.trim()),
  });
  fc.assert(
    fc.property(fc.array(exported, { maxLength: 3 }), (people) => {
      const csv = csvOf(
        ['Name', 'Phone', 'Email', 'Message', 'Status'],
        people.map(({ name, phone, email, message }) => [name, phone, email, message, 'Opened']),
      );
      for (const bom of ['', '\uFEFF']) expect(draftsOf(bom + csv)).toEqual(people.map((person) => draft(person)));
    }),
  );
});

describe('removing the sent rows from the text', () => {
  it.each([
    ['João,+351912345678\r\n\nAna Costa,  ana@', [0], '\nAna Costa,  ana@'],
    ['Name;Email\nJoão;joao@drivers.test\nAna;ana@', [0], 'Name;Email\nAna;ana@'],
    ['Name;Email\nJoão;joao@drivers.test\n', [0], ''],
    [';Ana\n;\t', [0], ''],
    ['Ana;ana@\n"Silva,\nJoão";joao@drivers.test\nZoë', [1], 'Ana;ana@\nZoë'],
  ])('leaves the rest of %j as typed', (text, sent, left) => {
    expect(
      withoutRows(
        text,
        sent.flatMap((at) => draftsOf(text)[at] ?? []),
      ),
    ).toBe(left);
  });

  it('removes rows that have moved, and keeps rows that have changed', () => {
    const sent = draftsOf('João,joao@drivers.test\nAna,ana@drivers.test');
    expect(withoutRows('Zoë\nAna,anna@drivers.test\nJoão,joao@drivers.test', sent)).toBe('Zoë\nAna,anna@drivers.test');
  });

  it('keeps the rows beyond the limit', () => {
    const text = lines(102);
    expect(withoutRows(text, draftsOf(text))).toBe(text.split('\n').slice(100).join('\n'));
  });

  it('leaves nothing when all rows were sent', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        expect(withoutRows(text, draftsOf(text))).toBe('');
      }),
    );
  });
});
