import { adrLine } from '../../../../domain/consignment/adrLine.ts';
import type { RequestContent } from '../../../../domain/request/RequestContent.ts';
import { useCargoText } from '../../../shared/freight/useCargoText.ts';
import { useMoneyText } from '../../../shared/freight/useMoneyText.ts';
import { useRouteText } from '../../../shared/freight/useRouteText.ts';
import { windowText } from '../../../shared/freight/windowText.ts';
import { useMeasure } from '../../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useLocale } from '../../../shared/useLocale.ts';
import styles from './EdiImportPage.module.css';

/** A load in three lines: where from and to, when, and what at which price. */
export const TenderFacts = ({ content }: { readonly content: RequestContent }) => {
  const locale = useLocale();
  const [stops, cargo] = [content.stops ?? [], content.cargo ?? []];
  const { pricing } = content;
  const routeText = useRouteText();
  const cargoText = useCargoText();
  const moneyText = useMoneyText();
  const measure = useMeasure();
  const { temperature } = useAdminTexts().freight.cargo;
  const kept = cargo.flatMap(({ temperatureC }) =>
    temperatureC ? temperature(measure(temperatureC.min, 'celsius'), measure(temperatureC.max, 'celsius')) : [],
  );
  const windows = stops.map(({ window = {} }) => windowText(window, locale)).filter((text) => text !== undefined);
  const goods = [
    cargo.length === 1 ? cargo[0]?.description : undefined,
    cargoText.total(cargo),
    ...new Set(kept),
    ...cargo.flatMap((line) => (line.dangerous ? adrLine(line.dangerous) : [])),
    pricing?.target && moneyText(pricing.target),
  ].filter(Boolean);
  return (
    <div className={styles.facts}>
      <p>
        <b>{routeText(stops.map(({ place = {} }) => place))}</b>
      </p>
      <p>{windows.join(' → ')}</p>
      <p>{goods.join(' · ')}</p>
    </div>
  );
};
