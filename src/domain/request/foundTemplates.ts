import { foldedName } from '../find/foldedName.ts';
import type { RequestTemplate } from './RequestTemplate.ts';

const textOf = ({ name, stops = [], cargo = [] }: RequestTemplate): string =>
  foldedName(
    [
      name,
      ...stops.flatMap(({ place }) => [place?.city, place?.name, place?.postcode]),
      ...cargo.map(({ description }) => description),
    ].join(' '),
  );

/** The templates that have every word somewhere: in the name, a place or the goods. */
export const foundTemplates = (templates: readonly RequestTemplate[], typed: string): readonly RequestTemplate[] => {
  const words = foldedName(typed).split(' ').filter(Boolean);
  return templates.filter((template) => {
    const text = textOf(template);
    return words.every((word) => text.includes(word));
  });
};
