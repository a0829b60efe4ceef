import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../../../src/domain/failure/Failure.ts';
import { CompanyRoom } from '../../../../src/ui/rooms/company/CompanyRoom.tsx';
import { termsFactory } from '../../../support/factories/termsFactory.ts';
import { FakeOwnTerms } from '../../../support/fakes/FakeOwnTerms.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const room = (
  <Routes>
    <Route path="/ui/company/*" element={<CompanyRoom />} />
  </Routes>
);
const shipper = { audience: 'office', role: 'owner' } as const;

const open = (overrides: Partial<FakeOwnTerms> = {}, membership = {}) => {
  const ownTerms = Object.assign(new FakeOwnTerms(), overrides);
  const ports = renderRoom(room, { at: '/ui/company/terms', ownTerms, membership: { ...shipper, ...membership } });
  return { ...ports, ownTerms };
};

const type = async (label: string, text: string): Promise<void> => {
  const input = await screen.findByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

describe('the terms of a shipper', () => {
  it('are told as the usual ones, in words and with an example, until others are set', async () => {
    open();
    expect(await screen.findByText(/^These are the standard terms/)).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '120 minutes free at each stop, then €60 an hour in increments of 15 minutes, up to 5 hours.',
      'A truck more than 15 minutes late is not paid for waiting.',
      'Canceling costs nothing.',
      'Payment within 30 days.',
    ]);
    expect(screen.getByText(/costs €30. No stop costs more than €300/)).toBeTruthy();
  });

  it('are shown in words while they are typed, and the last right ones while something is wrong', async () => {
    open();
    await type('Billing increment (min)', '1');
    expect(screen.getByText(/costs €20/)).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText('Waiting after a late arrival'), 'reduce_free');
    expect(
      screen.getByText('A truck more than 15 minutes late has its free time cut by the minutes it is late.'),
    ).toBeTruthy();
    await type('Hourly rate', '0');
    expect(screen.getByText('Waiting is not paid.')).toBeTruthy();
    await type('Hourly rate', 'x');
    expect(screen.getByText(/€60 an hour/)).toBeTruthy();
  });

  it('are saved by an owner, who reads that they count from now on', async () => {
    const { ownTerms, notices } = open();
    await type('Payment within (days)', '14');
    await userEvent.click(screen.getByRole('button', { name: 'Save terms' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Company' })).toBeTruthy();
    expect(ownTerms.changes).toMatchObject([{ version: 0, terms: { paymentDays: 14, ratePerHour: 60 } }]);
    expect(notices.texts).toEqual(['Terms saved. They apply to offers made from now on.']);
    expect(await screen.findByText('Payment within 14 days.')).toBeTruthy();
  });

  it('name each problem beside its field', async () => {
    const { ownTerms } = open();
    await type('Billing increment (min)', '0');
    await userEvent.click(screen.getByRole('button', { name: 'Save terms' }));
    expect(screen.getByLabelText('Billing increment (min)').getAttribute('aria-invalid')).toBe('true');
    expect(ownTerms.changes).toEqual([]);
  });

  it('of a colleague who was faster are shown beside the own ones', async () => {
    const { ownTerms } = open();
    await type('Payment within (days)', '14');
    ownTerms.terms = termsFactory.build({ version: 1, paymentDays: 60 });
    ownTerms.refusal = new Failure({ kind: 'refused', status: 409, errors: [] });
    await userEvent.click(screen.getByRole('button', { name: 'Save terms' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this' }));
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toContain('Payment within (days)1460');
  });

  it.each(['dispatcher', 'viewer'] as const)('are read but not changed by a %s', async (role) => {
    open({}, { role });
    expect(await screen.findByText('Only owners can change the terms.')).toBeTruthy();
    expect(screen.getByText('Payment within 30 days.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that cannot be read are reported, and read again', async () => {
    const { ownTerms } = open({ terms: new Failure({ kind: 'unreadable' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    ownTerms.terms = termsFactory.build();
    await userEvent.click(retry);
    expect(await screen.findByLabelText('Payment within (days)')).toBeTruthy();
  });

  it('are no page of a fleet, as any other path of the room', async () => {
    open({}, { audience: 'fleet' });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
  });
});
