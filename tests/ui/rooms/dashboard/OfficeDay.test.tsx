import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import type { ShipmentRequest } from '../../../../src/domain/request/ShipmentRequest.ts';
import type { Statement } from '../../../../src/domain/statement/Statement.ts';
import { OfficeDay } from '../../../../src/ui/rooms/dashboard/OfficeDay.tsx';
import { nothingToDo } from '../../../support/factories/nothingToDo.ts';
import { companyDetailsFactory } from '../../../support/factories/companyDetailsFactory.ts';
import { requestFactory } from '../../../support/factories/requestFactory.ts';
import { shipmentFactory } from '../../../support/factories/shipmentFactory.ts';
import { issuedStatement } from '../../../support/factories/statementFactory.ts';
import { FakeCompanyProfile } from '../../../support/fakes/FakeCompanyProfile.ts';
import { FakeRequestRegister } from '../../../support/fakes/FakeRequestRegister.ts';
import { FakeShipmentRegister } from '../../../support/fakes/FakeShipmentRegister.ts';
import { FakeStatementRegister } from '../../../support/fakes/FakeStatementRegister.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const bareBook = () =>
  Object.assign(new FakeCompanyProfile(), { details: { ...companyDetailsFactory.build(), address: undefined } });

it('the owner of a new office sees its first steps', async () => {
  renderRoom(<OfficeDay />, { companyProfile: bareBook(), membership: { audience: 'office' } });
  expect((await screen.findByRole('link', { name: 'Go to company details' })).getAttribute('href')).toBe('/ui/company');
  expect(screen.getByRole('link', { name: 'Post a request' }).getAttribute('href')).toBe('/ui/requests/new');
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

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const links = () => screen.getAllByRole('link').map((link) => [plain(link.textContent), link.getAttribute('href')]);

describe('what waits for a shipper', () => {
  const statuses = { draft: 0, open: 15, awarded: 0, withdrawn: 0, expired: 0, cancelled: 0 };
  const counts = { ...statuses, toDecide: 3, unanswered: 12, endingSoon: 1, uncovered: 2 };
  const request = requestFactory.build({
    id: 'r1',
    reference: 'PO 77',
    endsAt: '2026-01-05T14:30:00.000Z',
    offers: { live: 3, best: { amountMinor: 118_000, currency: 'EUR' }, highest: undefined },
  });
  let near: readonly ShipmentRequest[] = [];
  let statements: readonly Statement[] = [];
  let firstToEnd: ShipmentRequest | undefined;
  beforeEach(() => ([near, statements, firstToEnd] = [[], [], undefined]));
  const open = (overrides: Partial<FakeRequestRegister> = {}, shipments: Partial<FakeShipmentRegister> = {}) => {
    const page = { rows: [request], page: 0, size: 50, total: 1 };
    const requestRegister = Object.assign(new FakeRequestRegister(), { counts, page, ...overrides });
    const list = requestRegister.list.bind(requestRegister);
    requestRegister.list = async (view) => {
      const found = await list(view);
      if (view.size === 1 && firstToEnd) return { ...found, rows: [firstToEnd] };
      return view.filters.pickup === 'soon' ? { ...found, rows: near, total: near.length } : found;
    };
    const shipmentRegister = Object.assign(new FakeShipmentRegister(), {
      counts: { ...nothingToDo, late: 2, unassigned: 9, waiting_to_answer: 4, pod_to_verify: 5 },
      ...shipments,
    });
    return renderRoom(<OfficeDay />, {
      requestRegister,
      shipmentRegister,
      statementRegister: Object.assign(new FakeStatementRegister(), {
        page: { rows: statements, page: 0, size: 50, total: statements.length },
      }),
      membership: { audience: 'office' },
    });
  };

  it('is counted, and each figure opens what it counts', async () => {
    open();
    expect(await screen.findByText('First deadline in 5 h')).toBeTruthy();
    await screen.findByText('Compare');
    expect(links().slice(0, 8)).toEqual([
      ['3Awaiting award', '/ui/requests?view=decide'],
      ['2No carrier, pickup in 24 h', '/ui/requests?view=uncovered'],
      ['1Deadline within a day', '/ui/requests?status=open&ends=soon&sort=decisionBy'],
      ['2Late or at risk', '/ui/shipments?flag=late'],
      ['5PODs to verify', '/ui/shipments?view=toVerify'],
      ['4Waiting charges', '/ui/shipments?flag=waiting_to_answer'],
      ['0Statements to approve', '/ui/statements?view=toApprove'],
      ['5 h left Leipzig, DE →to Lyon, FR 3 offers from €1,180 · PO 77 Compare', '/ui/requests/r1'],
    ]);
  });

  it('begins with the deadline of a request that nobody has offered for yet', async () => {
    firstToEnd = requestFactory.build({ id: 'r2', endsAt: '2026-01-05T11:30:00.000Z' });
    open();
    expect(await screen.findByText('First deadline in 2 h')).toBeTruthy();
  });

  it('tells a deadline before the pickup from the pickup', async () => {
    const stops = [{ type: 'pickup' as const, window: { from: '2026-01-06T07:00:00Z', to: '2026-01-06T09:00:00Z' } }];
    const offers = { live: 0, best: undefined, highest: undefined };
    near = [requestFactory.build({ id: 'r2', reference: 'PO 78', endsAt: '2026-01-05T11:30:00Z', stops, offers })];
    open();
    await screen.findByText('Compare');
    expect(links()[7]).toEqual([expect.stringMatching(/^2 h left .* No carrier yet · PO 78 Open$/), '/ui/requests/r2']);
  });

  it('names shipments by what the shipper can do about them', async () => {
    const overdue = shipmentFactory.build({ id: 's1', reference: 'SH-1', assignBy: '2026-01-05T08:00:00Z' });
    const inTime = shipmentFactory.build({ id: 's2', reference: 'SH-2', assignBy: '2026-01-05T10:00:00Z' });
    const proven = shipmentFactory.build({ id: 's3', reference: 'SH-3', completesAt: '2026-01-07T09:00:00Z' });
    open({}, { flagged: { unassigned: [overdue, inTime], pod_to_verify: [proven] } });
    await screen.findByText('Compare');
    expect(links().slice(7, 10)).toEqual([
      [
        expect.stringMatching(/^1 h overdue .* No truck assigned in time · Harbour Haulage · SH-1 Take back$/),
        '/ui/shipments/s1',
      ],
      [expect.stringMatching(/^5 h left .* Compare$/), '/ui/requests/r1'],
      [expect.stringMatching(/^2 days left .* POD to verify · Harbour Haulage · SH-3 Verify$/), '/ui/shipments/s3'],
    ]);
  });

  it('tells a pickup without a carrier from a choice that ends, and what is charged from what is stated', async () => {
    const window = { from: '2026-01-05T12:00:00Z', to: '2026-01-05T14:00:00Z' };
    const stops = [{ type: 'pickup' as const, window }];
    const lone = requestFactory.build({
      id: 'r2',
      reference: 'PO 78',
      stops,
      offers: { live: 0, best: undefined, highest: undefined },
    });
    near = [{ ...request, stops }, lone];
    const charged = shipmentFactory.build({ id: issuedStatement.id, reference: 'SH-7' });
    statements = [issuedStatement];
    open({}, { flagged: { waiting_to_answer: [charged] } });
    await screen.findByText('Approve');
    expect(links().slice(7, 11)).toEqual([
      [
        expect.stringMatching(/^Pickup in 3 h .* No carrier yet · 3 offers from €1,180 · PO 77 Compare$/),
        '/ui/requests/r1',
      ],
      [expect.stringMatching(/^Pickup in 3 h .* No carrier yet · PO 78 Open$/), '/ui/requests/r2'],
      [expect.stringMatching(/ Statement of .* to approve · .* Approve$/), `/ui/statements/${issuedStatement.id}`],
      [
        expect.stringMatching(/ Waiting charge to accept or dispute · Harbour Haulage · SH-7 Answer$/),
        `/ui/shipments/${issuedStatement.id}`,
      ],
    ]);
  });

  it('is asked for with the next deadline first, and once', async () => {
    const { requestRegister } = open();
    await screen.findByText('Compare');
    expect(requestRegister.views).toEqual([
      { page: 0, size: 50, sort: 'decisionBy', q: '', filters: { status: 'open', offers: 'toDecide' } },
      { page: 0, size: 50, sort: 'pickup', q: '', filters: { status: 'open', pickup: 'soon' } },
    ]);
  });

  it('is reported when it cannot be read', async () => {
    open({ counts: new Failure({ kind: 'unreachable', offline: false }) });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText('Nothing to do.')).toBeNull();
  });
});
