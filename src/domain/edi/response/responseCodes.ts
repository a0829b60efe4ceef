import type { ResponseAction } from './TenderResponse.ts';

/** How a carrier responds (X12 558). Some partners add letters of their own: those are not guessed at. */
export const responseCodes = { accept: 'A', decline: 'D' } as const satisfies Record<ResponseAction, string>;
