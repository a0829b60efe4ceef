import { Factory } from 'fishery';
import type { Payload } from '../../../src/domain/payload/Payload.ts';

/** The payload of an invitation link. A hand-over adds `token` and `user`. */
export const payloadFactory = Factory.define<Payload>(() => ({
  role: 'vehicleDriver',
  name: 'João Silva',
  appType: 'trucker',
  iosAppLink: 'https://apps.apple.com/app/trucker/id1',
  googleAppLink: 'https://play.google.com/store/apps/details?id=trucker',
}));
