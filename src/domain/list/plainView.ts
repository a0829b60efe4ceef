import type { ListSpec } from './ListSpec.ts';
import type { ViewBase } from './ViewBase.ts';

/** All of a list in its default order. */
export const plainView = ({ sort }: ListSpec): ViewBase => ({ key: '', q: '', filters: {}, sort });
