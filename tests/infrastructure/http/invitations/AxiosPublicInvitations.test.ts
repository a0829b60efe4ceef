import { describe, expect, it } from 'vitest';
import { AxiosPublicInvitations } from '../../../../src/infrastructure/http/invitations/AxiosPublicInvitations.ts';
import { invitationDetailsFactory } from '../../../support/factories/invitationDetailsFactory.ts';
import * as odd from '../../../support/http/oddAnswers.ts';
import { openLine } from '../../../support/http/openLine.ts';
import { troubleOf } from '../../../support/http/troubleOf.ts';

const { server, line } = openLine();
const invitations = () => new AxiosPublicInvitations(line().http);

describe('an invitation', () => {
  const { companyName, isVerified, ...details } = invitationDetailsFactory.build();
  const onTheWire = { ...details, company: { name: companyName, isVerified } };

  it('is read without fields a trucker must not see', async () => {
    server.answers(odd.success({ ...onTheWire, code: 'SECRET' }));
    expect(await invitations().read(details.id)).toEqual({ ...details, companyName, isVerified });
    expect(server.request).toMatchObject({ method: 'GET', url: `/invitations/${details.id}` });
  });

  it('is undefined when the service does not know its id', async () => {
    server.answers(odd.failure(404));
    expect(await invitations().read(details.id)).toBeUndefined();
  });

  it('is requested by its encoded id', async () => {
    server.answers(odd.failure(404));
    await invitations().read('../api/v1/logout?x=#y');
    expect(server.request.url).toBe('/invitations/..%2Fapi%2Fv1%2Flogout%3Fx%3D%23y');
  });

  it.each([
    ['an unknown status', { status: 'lost' }],
    ['a day that is not an instant', { expiresAt: 'tomorrow' }],
    ['no company', { company: null }],
  ])('is unreadable with %s', async (_, change) => {
    server.answers(odd.success({ ...onTheWire, ...change }));
    expect(await troubleOf(invitations().read(details.id))).toMatchObject({ kind: 'unreadable' });
  });

  it.each([undefined, null, 'true', 'false', 1, {}, []])(
    'is of a company that is not verified if it says %j',
    async (said) => {
      server.answers(odd.success({ ...onTheWire, company: { name: companyName, isVerified: said } }));
      expect(await invitations().read(details.id)).toMatchObject({ isVerified: false });
    },
  );

  it('passes on every other failure', async () => {
    server.answers(odd.failure(500));
    expect(await troubleOf(invitations().read(details.id))).toMatchObject({ kind: 'refused', status: 500 });
  });
});
