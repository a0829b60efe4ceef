import type { Load } from '../../../domain/load/Load.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { graveDoubts } from '../../../domain/verdict/graveDoubts.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import { useVerdictTexts } from '../../shared/freight/useVerdictTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './FitsCell.module.css';
import { useFitsText } from './useFitsText.ts';
import { useLoadTexts } from './useLoadTexts.ts';
import { useWayText } from './useWayText.ts';

interface FitsCellProps {
  readonly load: Pick<Load, 'fits' | 'verdict' | 'emptyKm'>;
  /** Whether the fleet has no truck at all. */
  readonly isEmpty: boolean;
  /** Shows why. */
  readonly onOpen: () => void;
}

/** Whether the picked truck fits a load, and how far it has to go; else how many trucks fit. */
export const FitsCell = ({ load: { fits, verdict, emptyKm }, isEmpty, onOpen }: FitsCellProps) => {
  const { list } = useLoadTexts();
  const words = useVerdictTexts();
  const wayText = useWayText();
  const fitsText = useFitsText();
  const number = numberFormat(useLocale());
  const blocks = verdict?.reasons.filter(({ severity }) => severity === 'block').length ?? 0;
  const doubts = verdict ? graveDoubts(verdict) : [];
  const said = (): string => {
    if (isEmpty) return list.noTrucks;
    if (!verdict) return fitsText(fits);
    if (!verdict.fits) return list.against(number.format(blocks), blocks === 1);
    return doubts.length > 0 ? doubts.map((doubt) => words.doubt[doubt]).join(' · ') : list.pickedFits;
  };
  return (
    <CellLines brief={verdict ? false : 'early'} caption={wayText(emptyKm)}>
      <button
        type="button"
        className={styles.open}
        data-fits={(verdict ? verdict.fits && doubts.length === 0 : fits.count > 0) || undefined}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {said()}
      </button>
    </CellLines>
  );
};
