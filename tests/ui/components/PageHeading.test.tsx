import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Branded } from '../../../src/ui/app/Branded.tsx';
import { PageHeading } from '../../../src/ui/components/PageHeading.tsx';
import { companyFactory } from '../../support/factories/companyFactory.ts';
import { FakeBrandCompany } from '../../support/fakes/FakeBrandCompany.ts';
import { renderPage } from '../../support/renderPage.tsx';

it('the document title shows page and company until another page replaces it', async () => {
  const brandCompany = new FakeBrandCompany(companyFactory.build({ name: 'Greenline Haulage' }));
  renderPage(
    <Branded>
      <Routes>
        <Route path="/" element={<PageHeading>Vehicles</PageHeading>} />
        <Route path="/day" element={<PageHeading title="Dashboard">Good morning</PageHeading>} />
        <Route path="/bare" element={null} />
      </Routes>
      <Link to="/day">Day</Link>
      <Link to="/bare">Bare</Link>
    </Branded>,
    { brandCompany },
  );
  expect(document.title).toBe('Vehicles · Greenline Haulage');
  await userEvent.click(screen.getByRole('link', { name: 'Day' }));
  expect(document.title).toBe('Dashboard · Greenline Haulage');
  act(() => brandCompany.keep(companyFactory.build({ name: 'Amber Freight' })));
  expect(document.title).toBe('Dashboard · Amber Freight');
  await userEvent.click(screen.getByRole('link', { name: 'Bare' }));
  expect(document.title).toBe('Amber Freight');
});
