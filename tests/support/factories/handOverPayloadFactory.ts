import { Factory } from 'fishery';
import type { Payload } from '../../../src/domain/payload/Payload.ts';
import { userFactory } from './userFactory.ts';

/** The payload of a hand-over link. */
export const handOverPayloadFactory = Factory.define<Payload>(({ sequence, params }) => ({
  token: `handed-over-${sequence}`,
  user: userFactory.build(params.user ?? {}),
}));
