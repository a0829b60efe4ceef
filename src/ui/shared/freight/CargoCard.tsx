import { adrLine } from '../../../domain/consignment/adrLine.ts';
import { numberFormat } from '../../../domain/number/numberFormat.ts';
import type { CargoLine } from '../../../domain/request/RequestContent.ts';
import { Card } from '../../components/Card.tsx';
import { useMeasure } from '../record/useMeasure.ts';
import { useAdminTexts } from '../useAdminTexts.ts';
import { useLocale } from '../useLocale.ts';
import styles from './CargoCard.module.css';
import { useCargoText } from './useCargoText.ts';

interface CargoCardProps {
  readonly cargo: readonly CargoLine[];
  /** How many there are: with two it is clear where goods are loaded. */
  readonly stops: number;
}

/** What is carried, line by line. */
export const CargoCard = ({ cargo, stops }: CargoCardProps) => {
  const { cargo: words } = useAdminTexts().freight;
  const text = useCargoText();
  const measure = useMeasure();
  const number = numberFormat(useLocale());
  const detailsOf = (line: CargoLine): string => {
    const { temperatureC, dangerous, stackable, loadingMetres, marks, hsCode, pickup, delivery } = line;
    return [
      stops > 2 &&
        pickup !== undefined &&
        delivery !== undefined &&
        words.fromTo(number.format(pickup + 1), number.format(delivery + 1)),
      temperatureC && words.temperature(measure(temperatureC.min, 'celsius'), measure(temperatureC.max, 'celsius')),
      dangerous && [words.dangerous, adrLine(dangerous)].filter(Boolean).join(' '),
      dangerous?.quantity !== undefined && words.adrQuantity(number.format(dangerous.quantity)),
      dangerous?.transportCategory !== undefined && words.adrCategory(number.format(dangerous.transportCategory)),
      loadingMetres !== undefined && words.loadingMetres(number.format(loadingMetres)),
      stackable === true && words.stackable,
      marks !== undefined && `${words.marks}: ${marks}`,
      hsCode !== undefined && `${words.hsCode}: ${hsCode}`,
    ]
      .filter((part) => typeof part === 'string')
      .join(' · ');
  };
  return (
    <Card title={words.title} aside={cargo.length > 1 && <span>{text.total(cargo)}</span>}>
      {cargo.length === 0 && <p className={styles.none}>{words.none}</p>}
      <ul className={styles.lines}>
        {cargo.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place in the order
          <li key={at}>
            <p className={styles.head}>
              <strong>{line.description ?? words.noDescription}</strong>
              <span>{text.line(line)}</span>
            </p>
            <p className={styles.more}>{detailsOf(line)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
};
