import { CellLines } from '../../components/list/CellLines.tsx';
import { Skeleton } from '../../components/Skeleton.tsx';
import styles from './AwaitedFigure.module.css';

interface AwaitedFigureProps {
  /** Whether it will take two lines and a caption. */
  readonly isLong?: boolean;
}

/** Placeholder of a figure, as high as its text. */
export const AwaitedFigure = ({ isLong = false }: AwaitedFigureProps) => (
  <CellLines caption={isLong ? <Line /> : undefined}>
    {isLong && <Line />}
    <Line />
  </CellLines>
);

const Line = () => (
  <span className={styles.line}>
    <Skeleton />
  </span>
);
