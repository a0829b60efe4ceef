import type { ImportedRow, TakenTown } from '../../../../domain/request/ImportedRow.ts';
import { useCountryName } from '../../../shared/useCountryName.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './ImportPage.module.css';

interface TownCellProps {
  readonly row: ImportedRow;
  readonly column: TakenTown['column'];
  readonly typed: string;
}

/** The town that a row names, and below it the one that was taken, where the name alone is not plain. */
export const TownCell = ({ row, column, typed }: TownCellProps) => {
  const { importing: words } = useRequestTexts();
  const countryName = useCountryName();
  const town = row.towns.find((each) => each.column === column && each.others.length === 0);
  if (!town) return typed;
  const { name, region, country } = town;
  return (
    <span className={styles.town}>
      {typed}
      <span className={styles.before}>
        {words.takenTown([name, region, countryName(country)].filter((part) => part !== undefined).join(', '))}
      </span>
    </span>
  );
};
