import type { Problems } from '../../domain/record/Problem.ts';
import type { Written } from './Written.ts';

/** Result of saving a draft: as for any write, or not sent because it is `invalid` or its user thought better of it. */
export type Saved<Held, Path extends string> =
  Written<Held> | { readonly kind: 'invalid'; readonly problems: Problems<Path> } | { readonly kind: 'withheld' };
