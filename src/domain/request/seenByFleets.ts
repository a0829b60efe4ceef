import { typedNumber } from '../record/typedNumber.ts';
import type { RequestDraft } from './requestFields.ts';

const hidden = /^(?:stops\.\d+\.(?:place\.(?:name|address|accuracy|contact\..+)|note)|cargo\.\d+\.marks)$/;

/** About 11 km. */
const rounded = (typed: string): string => {
  const degrees = typedNumber(typed);
  return degrees === undefined ? typed : String(Math.round(degrees * 10) / 10);
};

const areaOf = (postcode: string): string =>
  postcode
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 2)
    .toUpperCase();

/** How much of what was typed at a path of a request fleets see before the award: '' where they see nothing. As the services show a load. */
export const seenByFleets = (path: string, typed: string, draft: RequestDraft): string => {
  if (hidden.test(path)) return '';
  if (path.endsWith('.place.postcode')) return areaOf(typed);
  if (path.endsWith('.place.lat') || path.endsWith('.place.lng')) return rounded(typed);
  const isHidden = draft['pricing.hideTarget'] === 'yes' && draft['pricing.model'] !== 'fixed';
  if (path === 'pricing.hideTarget') return '';
  return path === 'pricing.target.amountMinor' && isHidden ? '' : typed;
};
