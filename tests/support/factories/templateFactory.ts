import { Factory } from 'fishery';
import type { RequestTemplate } from '../../../src/domain/request/RequestTemplate.ts';
import { requestFactory } from './requestFactory.ts';

/** What the services keep of the request that `requestFactory` builds. */
export const templateFactory = Factory.define<RequestTemplate>(({ sequence }) => {
  const { stops = [], cargo, required, pricing, audience, notes } = requestFactory.build();
  return {
    id: `00000000-0000-4000-b001-${String(sequence).padStart(12, '0')}`,
    createdAt: '2025-12-30T09:00:00.000Z',
    name: `Template ${sequence}`,
    stops: stops.map((stop) => ({
      ...stop,
      window: { from: undefined, to: undefined, timeZone: stop.window?.timeZone },
    })),
    cargo,
    required,
    pricing,
    audience,
    notes,
  };
});
