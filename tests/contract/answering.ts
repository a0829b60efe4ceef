import { recordedLine } from './recordedLine.ts';

/** A client to which each call is answered with this data. */
export const answering = (data: unknown) => recordedLine({ code: 200, data });
