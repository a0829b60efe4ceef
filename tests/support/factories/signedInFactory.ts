import { Factory } from 'fishery';
import type { SignedIn } from '../../../src/application/account/Authentication.ts';
import { userFactory } from './userFactory.ts';

export const signedInFactory = Factory.define<SignedIn>(({ sequence, params }) => ({
  token: `token-${sequence}`,
  user: userFactory.build(params.user ?? {}),
}));
