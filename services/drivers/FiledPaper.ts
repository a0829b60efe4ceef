import type { CardType } from './cards.ts';

/** The document of a licence or card that ends last, of those that end. Days are `YYYY-MM-DD`. */
export interface FiledPaper {
  readonly type: CardType | 'licence';
  readonly issuedOn: string | null;
  readonly expiresOn: string;
}
