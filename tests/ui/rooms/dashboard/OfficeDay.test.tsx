import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { OfficeDay } from '../../../../src/ui/rooms/dashboard/OfficeDay.tsx';
import { companyDetailsFactory } from '../../../support/factories/companyDetailsFactory.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { FakeCompanyProfile } from '../../../support/fakes/FakeCompanyProfile.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const bareBook = () =>
  Object.assign(new FakeCompanyProfile(), { details: { ...companyDetailsFactory.build(), address: undefined } });

it('the owner of a new office sees its first steps', async () => {
  renderRoom(<OfficeDay />, { companyProfile: bareBook(), membership: { audience: 'office' } });
  expect((await screen.findByRole('link', { name: 'Go to company details' })).getAttribute('href')).toBe('/ui/company');
  expect(screen.getByText('Invite a colleague')).toBeTruthy();
  expect(screen.queryByText('Nothing to do.')).toBeNull();
});

it('a member who can do none of the first steps sees that nothing is waiting', async () => {
  renderRoom(<OfficeDay />, { companyProfile: bareBook(), membership: { audience: 'office', role: 'viewer' } });
  expect(await screen.findByText('Nothing to do.')).toBeTruthy();
});

it('company details that cannot be read are reported, and read again on retry', async () => {
  const noConnection = new Failure({ kind: 'unreachable', offline: true });
  const companyProfile = new FakeCompanyProfile();
  companyProfile.details = noConnection;
  renderRoom(<OfficeDay />, { companyProfile, membership: { audience: 'office' } });
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline.');
  expect(screen.queryByText('Nothing to do.')).toBeNull();

  companyProfile.details = bareBook().details;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Invite a colleague')).toBeTruthy();
});

describe('what needs a decision', () => {
  const statuses = { draft: 0, open: 15, awarded: 0, withdrawn: 0, expired: 0, cancelled: 0 };
  const counts = { ...statuses, toDecide: 3, unanswered: 12, endingSoon: 1 };
  const request = requestFactory.build({
    id: 'r1',
    reference: 'PO 77',
    endsAt: '2026-01-05T14:30:00.000Z',
    offers: { live: 3, best: { amountMinor: 118_000, currency: 'EUR' } },
  });
  const open = (overrides: Partial<FakeRequestRegister> = {}) => {
    const page = { rows: [request], page: 0, size: 6, total: 3 };
    const requestRegister = Object.assign(new FakeRequestRegister(), { counts, page, ...overrides });
    return renderRoom(<OfficeDay />, { requestRegister, membership: { audience: 'office' } });
  };

  it('is counted, and each figure opens what it counts', async () => {
    open();
    expect(await screen.findByText('First decision in 5 h')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links.slice(0, 4)).toEqual([
      ['3Awaiting award', '/ui/requests?status=open&offers=toDecide&sort=decisionBy'],
      ['12No offers yet', '/ui/requests?status=open&offers=none&sort=decisionBy'],
      ['1Ending within a day', '/ui/requests?status=open&ends=soon&sort=decisionBy'],
      ['5 h left Leipzig, DE →to Lyon, FR PO 77 · 3 offers from €1,180 Compare', '/ui/requests/r1'],
    ]);
  });

  it('is asked for with the next deadline first, and once', async () => {
    const { requestRegister } = open();
    await screen.findByText('Compare');
    expect(requestRegister.views).toEqual([
      { page: 0, size: 6, sort: 'decisionBy', q: '', filters: { status: 'open', offers: 'toDecide' } },
    ]);
  });

  it('is reported when it cannot be read', async () => {
    open({ counts: new Failure({ kind: 'unreachable', offline: false }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Nothing to do.')).toBeNull();
  });
});
