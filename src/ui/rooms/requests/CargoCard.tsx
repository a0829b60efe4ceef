import type { CargoLine } from '../../../domain/request/RequestContent.ts';
import { Card } from '../../components/Card.tsx';
import { useCargoText } from '../../shared/freight/useCargoText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './CargoCard.module.css';
import { useRequestTexts } from './useRequestTexts.ts';

/** What is carried, line by line. */
export const CargoCard = ({ cargo }: { readonly cargo: readonly CargoLine[] }) => {
  const { page } = useRequestTexts();
  const text = useCargoText();
  const measure = useMeasure();
  const number = new Intl.NumberFormat(useLocale());
  const detailsOf = (line: CargoLine): readonly string[] => {
    const { temperatureC, dangerous, stackable, loadingMetres, marks, hsCode, pickup, delivery } = line;
    return [
      pickup !== undefined &&
        delivery !== undefined &&
        page.fromTo(number.format(pickup + 1), number.format(delivery + 1)),
      temperatureC && page.temperatureRange(measure(temperatureC.min, 'celsius'), measure(temperatureC.max, 'celsius')),
      dangerous &&
        [page.dangerous, dangerous.un && `UN ${dangerous.un}`, dangerous.name, dangerous.class]
          .filter(Boolean)
          .join(' · '),
      loadingMetres !== undefined && page.loadingMetres(measure(loadingMetres, 'm')),
      stackable === true && page.stackable,
      marks !== undefined && `${page.marks}: ${marks}`,
      hsCode !== undefined && `${page.hsCode}: ${hsCode}`,
    ].filter((part) => typeof part === 'string');
  };
  return (
    <Card title={page.cargo} aside={cargo.length > 1 && <span>{text.total(cargo)}</span>}>
      {cargo.length === 0 && <p className={styles.none}>{page.noCargo}</p>}
      <ul className={styles.lines}>
        {cargo.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place in the order
          <li key={at}>
            <p className={styles.head}>
              <strong>{line.description ?? page.noDescription}</strong>
              <span>{text.line(line)}</span>
            </p>
            <p className={styles.more}>{detailsOf(line).join(' · ')}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
};
