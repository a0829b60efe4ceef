import { Factory } from 'fishery';
import type { PlacedDraft } from '../../../src/domain/draft/PlacedDraft.ts';

/** A kept draft of a vehicle, saved at 09:00. */
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
