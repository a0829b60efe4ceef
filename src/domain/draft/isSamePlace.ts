import type { DraftPlace } from './DraftPlace.ts';

export const isSamePlace = (one: DraftPlace, other: DraftPlace): boolean =>
  one.userId === other.userId &&
  one.companyId === other.companyId &&
  one.path === other.path &&
  one.form === other.form;
