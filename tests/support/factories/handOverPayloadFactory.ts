import { Factory } from 'fishery';
import type { Payload } from '../../../src/domain/payload/Payload.ts';
import { userFactory } from './userFactory.ts';

/** What a link that signs in carries. */
export const handOverPayloadFactory = Factory.define<Payload>(({ sequence, params }) => ({
  token: `handed-over-${sequence}`,
  user: userFactory.build(params.user ?? {}),
}));
