import { ownText } from '../outside/ownText.ts';
import { withoutIndices } from './withoutIndices.ts';

/** What people call the field at a path, items of lists by number: 'City (2)' for `stops.1.place.city`. */
export const labelAt = (labels: Readonly<Record<string, string>>, path: string): string | undefined => {
  const label = ownText(labels, withoutIndices(path));
  const at = path.match(/(?<=\.)\d+(?=\.)/g);
  return label !== undefined && at ? `${label} (${at.map((index) => Number(index) + 1).join('.')})` : label;
};
