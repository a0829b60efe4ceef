import { describe, expect, it } from 'vitest';
import type { InvitationDraft } from '../../../src/domain/invitation/invitationFields.ts';
import { parseInvitation } from '../../../src/domain/invitation/parseInvitation.ts';

const draft = { name: 'João Silva', phone: '+351 912 345 678', email: 'joao@drivers.test', message: '' };

/** The code of each field's problem. */
const codesOf = (typed: InvitationDraft): Readonly<Record<string, string | undefined>> => {
  const read = parseInvitation(typed);
  return read.ok
    ? {}
    : Object.fromEntries(Object.entries(read.problems).map(([path, problem]) => [path, problem?.code]));
};

describe('parsing an invitation', () => {
  it.each<[Partial<InvitationDraft>, object]>([
    [{}, {}],
    [{ phone: '' }, {}],
    [{ email: ' ' }, {}],
    [{ phone: ' ', email: '' }, { phone: 'contact_missing' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'too_long' }],
    [{ phone: '912 345 678' }, { phone: 'phone' }],
    [{ email: 'joao' }, { email: 'email' }],
    [{ phone: '', email: 'joao' }, { email: 'email' }],
    [
      { phone: '1', email: 'joao' },
      { phone: 'phone', email: 'email' },
    ],
    [{ message: 'x'.repeat(500) }, {}],
    [{ message: 'x'.repeat(501) }, { message: 'too_long' }],
    [{ message: 'Come.\u0000' }, { message: 'unprintable' }],
  ])('finds in %j the problems %j', (fields, problems) => {
    expect(codesOf({ ...draft, ...fields })).toEqual(problems);
  });

  it('trims the values and leaves empty ones undefined', () => {
    expect(parseInvitation({ name: ' João  Silva ', phone: '00351 912-345-678', email: ' ', message: '\n' })).toEqual({
      ok: true,
      value: { name: 'João Silva', phone: '+351912345678', email: undefined, message: undefined },
    });
    expect(parseInvitation({ ...draft, phone: '', message: ' Come,\nand drive. ' })).toEqual({
      ok: true,
      value: { name: 'João Silva', phone: undefined, email: 'joao@drivers.test', message: 'Come,\nand drive.' },
    });
  });
});
