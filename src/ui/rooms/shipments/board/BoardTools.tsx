import { useNavigate } from 'react-router-dom';
import { type BoardView, boardLengths, turnBoard, writeBoardView } from '../../../../domain/board/boardView.ts';
import { dateFormat } from '../../../../domain/calendar/dateFormat.ts';
import type { BoardDay } from '../../../../domain/board/boardDays.ts';
import { IconRoute } from '../../../components/IconRoute.tsx';
import { Button } from '../../../components/Button.tsx';
import { Select } from '../../../components/Select.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import styles from './BoardTools.module.css';
import { useBoardTexts } from './useBoardTexts.ts';

interface BoardToolsProps {
  readonly view: BoardView;
  readonly today: string;
  readonly days: readonly BoardDay[];
  /** Whether there is no room for the board, so that only its list is shown. */
  readonly isNarrow: boolean;
}

const arrows = { earlier: 'm14.5 5-7 7 7 7', later: 'm9.5 5 7 7-7 7' } as const;

const query = (next: BoardView): string => `?${writeBoardView(next)}`;

/** Turns the board to other days, and into a list. All of it is kept in the address. */
export const BoardTools = ({ view, today, days, isNarrow }: BoardToolsProps) => {
  const words = useBoardTexts();
  const navigate = useNavigate();
  const locale = useLocale();
  const [first, last] = [days[0], days.at(-1)];
  const date = dateFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' });
  const range = first && last ? date.formatRange(first.from, last.from) : '';
  return (
    <div className={styles.tools} role="group" aria-label={words.range}>
      <span className={styles.turn}>
        <IconRoute label={words.earlier} path={arrows.earlier} to={query(turnBoard(view, today, -1))} />
        <Button
          variant="secondary"
          disabled={view.first === undefined}
          onClick={() => void navigate(query({ ...view, first: undefined }), { replace: true })}
        >
          {words.today}
        </Button>
        <IconRoute label={words.later} path={arrows.later} to={query(turnBoard(view, today, 1))} />
      </span>
      <h2 className={styles.range} aria-live="polite">
        {range}
      </h2>
      <span className={styles.looks}>
        <Select
          fit
          aria-label={words.length}
          value={String(view.days)}
          options={boardLengths.map((length) => ({ value: String(length), label: words.lengths[length] }))}
          onChange={(chosen) => {
            const length = boardLengths.find((each) => String(each) === chosen);
            if (length !== undefined) void navigate(query({ ...view, days: length }), { replace: true });
          }}
        />
        {!isNarrow && (
          <Button
            variant="secondary"
            aria-pressed={view.isList}
            onClick={() => void navigate(query({ ...view, isList: !view.isList }), { replace: true })}
          >
            {words.asList}
          </Button>
        )}
      </span>
    </div>
  );
};
