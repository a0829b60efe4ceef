import { Factory } from 'fishery';
import type { User } from '../../../src/domain/session/User.ts';

export const userFactory = Factory.define<User>(({ sequence }) => ({
  id: `user-${sequence}`,
  name: `Person ${sequence}`,
  email: `person${sequence}@greenline.test`,
  phone: '+4930123456',
}));
