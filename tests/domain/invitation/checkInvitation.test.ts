import { describe, expect, it } from 'vitest';
import { checkInvitation } from '../../../src/domain/invitation/checkInvitation.ts';
import { invitationData } from '../../../src/domain/invitation/invitationData.ts';

const draft = { name: 'João Silva', phone: '+351 912 345 678', email: 'joao@drivers.test', message: '' };

describe('an invitation', () => {
  it.each([
    [{}, {}],
    [{ phone: '' }, {}],
    [{ email: ' ' }, {}],
    [{ phone: '', email: '' }, { phone: 'contact' }],
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'too-long' }],
    [{ phone: '912 345 678' }, { phone: 'phone' }],
    [{ email: 'joao' }, { email: 'email' }],
    [
      { phone: '1', email: 'joao' },
      { phone: 'phone', email: 'email' },
    ],
    [{ message: 'x'.repeat(500) }, {}],
    [{ message: 'x'.repeat(501) }, { message: 'message-long' }],
  ])('with %j has the problems %j', (fields, problems) => {
    expect(checkInvitation({ ...draft, ...fields })).toEqual(problems);
  });

  it('is sent without spaces around what was typed, and without what is not there', () => {
    expect(invitationData({ name: ' João\tSilva ', phone: '00351 912-345-678', email: ' ', message: '\n' })).toEqual({
      name: 'João Silva',
      phone: '+351912345678',
    });
    expect(invitationData({ ...draft, phone: '', message: ' Come and drive. ' })).toEqual({
      name: 'João Silva',
      email: 'joao@drivers.test',
      message: 'Come and drive.',
    });
  });
});
