import type { CargoLine } from '../../../domain/request/RequestContent.ts';
import { Card } from '../../components/Card.tsx';
import { useCargoText } from '../../shared/freight/useCargoText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './LoadCargo.module.css';
import { useLoadTexts } from './useLoadTexts.ts';

interface LoadCargoProps {
  readonly cargo: readonly CargoLine[];
  /** How many there are: with two it is clear where goods are loaded. */
  readonly stops: number;
}

/** What is carried, line by line. */
export const LoadCargo = ({ cargo, stops }: LoadCargoProps) => {
  const { page } = useLoadTexts();
  const text = useCargoText();
  const measure = useMeasure();
  const number = new Intl.NumberFormat(useLocale());
  const detailsOf = ({ temperatureC, dangerous, stackable, loadingMetres, pickup, delivery }: CargoLine): string =>
    [
      stops > 2 &&
        pickup !== undefined &&
        delivery !== undefined &&
        page.fromTo(number.format(pickup + 1), number.format(delivery + 1)),
      temperatureC && page.range(measure(temperatureC.min, 'celsius'), measure(temperatureC.max, 'celsius')),
      dangerous &&
        ['ADR', dangerous.un && `UN ${dangerous.un}`, dangerous.name, dangerous.class].filter(Boolean).join(' '),
      loadingMetres !== undefined && page.loadingMetres(measure(loadingMetres, 'm')),
      stackable === true && page.stackable,
    ]
      .filter((part) => typeof part === 'string')
      .join(' · ');
  return (
    <Card title={page.cargo} aside={cargo.length > 1 && <span>{text.total(cargo)}</span>}>
      <ul className={styles.lines}>
        {cargo.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place in the order
          <li key={at}>
            <p className={styles.head}>
              <strong>{line.description}</strong>
              <span>{text.line(line)}</span>
            </p>
            <p className={styles.more}>{detailsOf(line)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
};
