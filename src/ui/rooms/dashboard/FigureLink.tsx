import { Link } from 'react-router-dom';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { Skeleton } from '../../components/Skeleton.tsx';
import { useLocale } from '../../shared/useLocale.ts';

interface FigureLinkProps {
  readonly to: string;
  /** Undefined while loading. */
  readonly figure: number | undefined;
  readonly title: string;
  /** Tone of any figure above zero. */
  readonly tone?: 'bad' | 'warning';
}

/** A figure that links to the list it counts. */
export const FigureLink = ({ to, figure, title, tone }: FigureLinkProps) => {
  const locale = useLocale();
  return (
    <li>
      <Link to={to} data-tone={figure ? tone : undefined}>
        <strong>
          {figure === undefined ? <Skeleton width="2rem" height="1lh" /> : numberFormat(locale).format(figure)}
        </strong>
        {title}
      </Link>
    </li>
  );
};
