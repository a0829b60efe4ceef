import type { Problems } from '../../domain/record/Problem.ts';
import type { Written } from './Written.ts';

/** How saving a draft ended: as any write, or not sent because the draft has problems. */
export type Saved<Held, Path extends string> =
  Written<Held> | { readonly kind: 'invalid'; readonly problems: Problems<Path> };
