import type { ColumnsOf } from '../fields/RecordField.ts';
import { cardTypes } from './cards.ts';
import type { DriverDraft } from './driverDraft.ts';
import type { driverFields } from './driverFields.ts';
import type { DriverRow } from './DriverTable.ts';
import type { FiledPaper } from './FiledPaper.ts';
import { licenceOf } from './licence.ts';

type Cards = ColumnsOf<typeof driverFields>['cards'];
type Held = Pick<DriverRow, 'cards' | 'filed_papers'> & Parameters<typeof licenceOf>[0];

/** The document that renews what was entered; undefined if none ends later. */
const renewalOf = (
  filed: readonly FiledPaper[],
  type: FiledPaper['type'],
  entered: string | undefined,
): FiledPaper | undefined =>
  filed.find((paper) => paper.type === type && (entered === undefined || paper.expiresOn > entered));

/** A driver's licence and cards as they count: what was entered or, if it ends later, the document on file (product §5). */
export function heldPapers(row: Held) {
  const licence = licenceOf(row);
  const renewal = licence && renewalOf(row.filed_papers, 'licence', licence.expiresOn);
  const renewed = row.cards.map((card) => ({
    ...card,
    expiresOn: renewalOf(row.filed_papers, card.type, card.expiresOn)?.expiresOn ?? card.expiresOn,
  }));
  const onlyFiled = cardTypes.flatMap((type) => {
    const filed = row.cards.every((card) => card.type !== type) && renewalOf(row.filed_papers, type, undefined);
    return filed ? [{ type, number: null, expiresOn: filed.expiresOn }] : [];
  });
  return {
    licence: renewal
      ? { ...licence, issuedOn: renewal.issuedOn ?? licence.issuedOn, expiresOn: renewal.expiresOn }
      : licence,
    cards: [...renewed, ...onlyFiled] satisfies Cards,
  };
}

/**
 * A draft without the dates that come from documents: a date that is sent back unchanged was not entered, and goes again with its
 * document.
 */
export function withoutFiledDates({ licence, cards, ...draft }: DriverDraft, earlier: Held): DriverDraft {
  const [entered, held] = [licenceOf(earlier), heldPapers(earlier)];
  const isSame = licence?.issuedOn === held.licence?.issuedOn && licence?.expiresOn === held.licence?.expiresOn;
  const enteredDates = entered && { issuedOn: entered.issuedOn, expiresOn: entered.expiresOn };
  return {
    ...draft,
    licence: licence && isSame ? { ...licence, ...enteredDates } : licence,
    cards: cards.flatMap((card) => {
      const answered = held.cards.find(({ type }) => type === card.type);
      if (answered?.expiresOn !== card.expiresOn) return [card];
      const before = earlier.cards.find(({ type }) => type === card.type);
      if (before) return [{ ...card, expiresOn: before.expiresOn }];
      return card.number === null ? [] : [card];
    }),
  };
}
