import type { RequestTemplate } from './RequestTemplate.ts';

/** Letters alone: accents, umlauts and case make no difference. */
const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

const textOf = ({ name, stops = [], cargo = [] }: RequestTemplate): string =>
  plain(
    [
      name,
      ...stops.flatMap(({ place }) => [place?.city, place?.name, place?.postcode]),
      ...cargo.map(({ description }) => description),
    ].join(' '),
  );

/** The templates that have every word somewhere: in the name, a place or the goods. */
export const foundTemplates = (templates: readonly RequestTemplate[], typed: string): readonly RequestTemplate[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    const text = textOf(template);
    return words.every((word) => text.includes(word));
  });
};
