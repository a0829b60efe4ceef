import { expect, it } from 'vitest';
import { termsIn } from '../../services/terms/termsFor.ts';
import { usualTerms as termsOfServices } from '../../services/terms/usualTerms.ts';
import { usualTerms } from '../../src/domain/shipment/usualTerms.ts';

it.each(['EUR', 'JPY', 'BHD'])('an award in %s freezes the terms that its confirmation names', (currency) => {
  expect(usualTerms(currency)).toEqual(termsIn(termsOfServices, currency));
});
