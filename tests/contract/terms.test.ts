import { expect, it } from 'vitest';
import { usualTerms as termsOfServices } from '../../services/shipments/usualTerms.ts';
import { usualTerms } from '../../src/domain/shipment/usualTerms.ts';

it.each(['EUR', 'JPY', 'BHD'])('an award in %s freezes the terms that its confirmation names', (currency) => {
  expect(usualTerms(currency)).toEqual(termsOfServices(currency));
});
