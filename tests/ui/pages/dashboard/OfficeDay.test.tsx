import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OfficeDay } from '../../../../src/ui/pages/dashboard/OfficeDay.tsx';
import { companyDetailsFactory } from '../../../support/factories/companyDetailsFactory.ts';
import { FakeCompanyBook } from '../../../support/fakes/FakeCompanyBook.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

const bareBook = () =>
  Object.assign(new FakeCompanyBook(), { details: companyDetailsFactory.build({ street: '', city: '' }) });

it('leads the owner of a new company through its first steps', async () => {
  renderRoom(<OfficeDay />, { companyBook: bareBook(), membership: { audience: 'office' } });
  expect((await screen.findByRole('link', { name: 'Go to the company' })).getAttribute('href')).toBe('/ui/company');
  expect(screen.getByText('Invite a colleague')).toBeTruthy();
  expect(screen.queryByText('Nothing waits for you.')).toBeNull();
});

it('says that nothing waits for somebody who can take none of them', async () => {
  renderRoom(<OfficeDay />, { companyBook: bareBook(), membership: { audience: 'office', role: 'viewer' } });
  expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
});
