import type { Town } from './Town.ts';

export interface TownQuery {
  /** The beginning of a name, or of a word in it, however it is typed. */
  readonly words: string;
  /** ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Degrees (WGS84). Towns that a truck reaches from there come before the others. */
  readonly near?: Pick<Town, 'lat' | 'lng'> | undefined;
  readonly count: number;
}

/** The towns of the world, by name. */
export interface Gazetteer {
  /** Towns whose name begins so, the biggest first, then those with a later word that does; without `near` of the whole world alike. */
  find(query: TownQuery): readonly Town[];
  /** The biggest town that is called so, in any language: "München" is Munich, "Frankfurt" is Frankfurt am Main, "Frank" none. */
  named(name: string, country: string | undefined): Town | undefined;
  /**
   * The towns that people call so, the biggest first: those of exactly that name, and those that add where they lie, such as "Halle (Saale)"
   * and "Neustadt am Rübenberge". Without one of exactly that name, all whose name begins with the words.
   */
  namesakes(name: string, country: string | undefined): readonly Town[];
}
