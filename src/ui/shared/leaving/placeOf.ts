import { readSelected } from '../../../domain/list/readSelected.ts';

/** What an address shows: its page, and the record beside a list. Whatever else its query says can change without leaving it. */
export const placeOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  `${pathname} ${readSelected(search) ?? ''}`;
