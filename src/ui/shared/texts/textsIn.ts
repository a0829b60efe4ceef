/** The catalogue of a locale, or the built-in one if there is none. */
export const textsIn = async <Catalogue>(
  locale: string,
  catalogues: Readonly<Record<string, () => Promise<Catalogue>>>,
  atHand: Catalogue,
): Promise<Catalogue> => (Object.hasOwn(catalogues, locale) ? catalogues[locale] : undefined)?.() ?? atHand;
