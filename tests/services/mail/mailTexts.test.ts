import { describe, expect, it } from 'vitest';
import { mailTexts } from '../../../services/mail/texts/mailTexts.ts';

const brand = 'Teal Lines';

describe('a mail with a code', () => {
  it.each([
    ['confirms', mailTexts.confirmation({ code: '123456', brand, isContested: false }), 'Confirm your account'],
    ['resets', mailTexts.reset({ code: '123456', brand }), 'Set a new password'],
    ['sets a first password', mailTexts.firstPassword({ code: '123456', brand }), 'Choose your password'],
  ])('that %s has it on a line of its own, under the brand if there is one', (_, letter, subject) => {
    expect(letter.subject).toBe(`${subject} at Teal Lines`);
    expect(letter.text.split('\n')).toContain('123456');
  });

  it('says what it means that somebody else had the address before', () => {
    const contested = mailTexts.confirmation({ code: '123456', brand: undefined, isContested: true });
    expect(contested.subject).toBe('Confirm your account');
    expect(contested.text).toContain('your\npassword may not work');
  });
});

describe('an invitation to work for a company', () => {
  const invitation = {
    name: 'Ann Lee',
    email: 'ann@greenline.test',
    company: { isVerified: true, name: 'Greenline Haulage' } as const,
    brand: undefined,
    role: 'owner' as const,
    address: 'https://fleet.greenline.test',
    isKnown: false,
    inviter: undefined,
  };

  it('leads whoever is new to a password', () => {
    const { text } = mailTexts.memberInvitation(invitation);
    expect(text).toContain('Hello Ann Lee,\n\nGreenline Haulage invites you to join its team as an owner.');
    expect(text).toContain(
      'https://fleet.greenline.test/authentication/forgot-password?invited#ann%40greenline.test\n',
    );
  });

  it('names the colleague who invites, of a company that is verified', () => {
    const inviter = 'Nadia Quick';
    const { subject, text } = mailTexts.memberInvitation({ ...invitation, inviter });
    expect(text).toContain('\n\nNadia Quick of Greenline Haulage has invited you to join its team as an owner.');
    expect(subject).toBe('Greenline Haulage invites you to join its team');
    const company = { isVerified: false, name: 'Greenline Haulage' } as const;
    expect(mailTexts.memberInvitation({ ...invitation, company, inviter }).text).not.toContain(inviter);
  });

  it.each([
    [false, 'You join when you sign in with your password.'],
    [true, 'You join only by opening the company.'],
  ])('says what joining is, to whoever has an account: %s', (isKnown, step) => {
    const { text } = mailTexts.memberInvitation({ ...invitation, isKnown });
    expect(text).toContain(step);
    expect(text).not.toMatch(/accept/i);
  });

  it('calls whoever is new by no name where none is told', () => {
    expect(mailTexts.memberInvitation({ ...invitation, name: undefined }).text).toMatch(/^Hello,\n/);
  });

  it('calls whoever has been here by no name a company typed', () => {
    const { text } = mailTexts.memberInvitation({ ...invitation, isKnown: true, role: 'viewer' });
    expect(text).toContain('Hello,\n\nGreenline Haulage invites you to join its team as a viewer.');
    expect(text).not.toContain('forgot-password');
  });
});

it('an invitation to drive has the company’s words only where it wrote some', () => {
  const invitation = {
    name: 'João',
    company: { isVerified: true, name: 'Greenline Haulage' } as const,
    brand,
    link: 'https://fleet.greenline.test/download-app?payload=e30',
    code: 'ABCDEFGH',
    validUntil: new Date('2026-11-29T12:00:00Z'),
  };
  const { text } = mailTexts.truckerInvitation({ ...invitation, message: 'Bem-vindo!' });
  expect(text).toContain('\nGreenline Haulage writes:\n\nBem-vindo!\n');
  expect(text).toContain('valid until November 29, 2026 at 12:00 PM (UTC).');
  expect(mailTexts.truckerInvitation({ ...invitation, message: undefined }).text).not.toContain('writes:');
});

describe('an invitation from a company that is new', () => {
  const company = { isVerified: false, name: 'Fresh Freight' } as const;
  const truck = {
    name: 'Ann, visit us now',
    company,
    brand,
    message: 'Bring money.',
    link: 'https://fleet.greenline.test/download-app?payload=e30',
    code: 'ABCDEFGH',
    validUntil: new Date('2026-11-29T12:00:00Z'),
  };
  const member = {
    ...truck,
    email: 'ann@x.test',
    inviter: 'Nadia, call me',
    role: 'viewer',
    address: 'https://fleet.greenline.test',
    isKnown: false,
  } as const;

  it.each([
    ['to drive', mailTexts.truckerInvitation(truck), 'A new company invites you to drive for them on Teal Lines'],
    ['to work', mailTexts.memberInvitation(member), 'A new company invites you to join its team on Teal Lines'],
  ])('%s has fixed words alone, and its name is marked', (_, { subject, text }, title) => {
    expect(subject).toBe(title);
    expect(text).toContain('Hello,\n\nA company that is new here invites you to');
    expect(text).toContain('It goes by the name "Fresh Freight", which we have not verified.');
    expect(text).not.toMatch(/Ann, visit|Bring money|Nadia/);
  });

  it('has no name that could mislead', () => {
    expect(
      mailTexts.truckerInvitation({ ...truck, company: { isVerified: false, name: undefined } }).text,
    ).not.toContain('The name');
  });
});
