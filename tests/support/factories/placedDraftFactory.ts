import { Factory } from 'fishery';
import type { PlacedDraft } from '../../../src/domain/draft/PlacedDraft.ts';

/** The form of a vehicle, as it was left at nine in the morning. */
export const placedDraftFactory = Factory.define<PlacedDraft>(({ sequence }) => ({
  userId: 'ann',
  companyId: 'c-1',
  path: `/ui/vehicles/v-${sequence}/edit`,
  form: 'vehicle',
  fields: {},
  version: undefined,
  hadFile: false,
  keptAt: Date.UTC(2026, 0, 5, 9),
}));
