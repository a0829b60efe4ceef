import type { ListSpec } from './ListSpec.ts';
import type { ViewFacts } from './ViewFacts.ts';

/** All of a list in its default order. */
export const plainView = ({ sort }: ListSpec): ViewFacts => ({ q: '', filters: {}, sort });
