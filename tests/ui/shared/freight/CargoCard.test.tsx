import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CargoCard } from '../../../../src/ui/shared/freight/CargoCard.tsx';
import { renderPage } from '../../../support/renderPage.tsx';

const paint = { un: '1263', name: 'Paint', class: '3', packingGroup: 'II', tunnelCode: 'D/E' } as const;

it('dangerous goods are named as on the consignment note, with packing group and tunnel code', () => {
  renderPage(<CargoCard cargo={[{ description: 'Paint', dangerous: paint }]} stops={2} />);
  expect(screen.getByText('ADR UN 1263 PAINT, 3, II, (D/E)')).toBeTruthy();
});
