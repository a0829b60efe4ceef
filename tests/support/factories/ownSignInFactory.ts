import { Factory } from 'fishery';
import type { OwnSignIn } from '../../../src/domain/account/OwnSignIn.ts';

export const ownSignInFactory = Factory.define<OwnSignIn>(({ sequence }) => ({
  id: `sign-in-${sequence}`,
  startedAt: '2026-05-06T08:00:00Z',
  lastUsedAt: '2026-05-06T09:30:00Z',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  isCurrent: false,
}));
