import type { EarlierFootprint, Footprint } from '../../../domain/emission/Footprint.ts';
import { shownIntensity } from '../../../domain/emission/shownIntensity.ts';
import { Button } from '../../components/Button.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { FactList } from '../../components/FactList.tsx';
import { localDay } from '../../components/localDay.ts';
import { useMeasure } from '../record/useMeasure.ts';
import { useLocale } from '../useLocale.ts';
import styles from './Co2e.module.css';
import { useCo2eText } from './useCo2eText.ts';
import { useEmissionTexts } from './useEmissionTexts.ts';

interface Co2eDialogProps {
  readonly footprint: Footprint;
  readonly earlier?: readonly EarlierFootprint[] | undefined;
  readonly onClose: () => void;
}

/** All that says how a figure was found: level, weight, distance, truck, empty running, factors and method. */
export const Co2eDialog = ({ footprint, earlier, onClose }: Co2eDialogProps) => {
  const texts = useEmissionTexts();
  const { told } = texts;
  const locale = useLocale();
  const amount = useCo2eText();
  const measure = useMeasure();
  const number = new Intl.NumberFormat(locale);
  const { level, ttwGrams, massKg, tkm, consignments, refrigerated, emptyKm = 0, factors } = footprint;
  const [only, ...others] = consignments;
  const [factor] = factors;
  const emptyRunning =
    level === 'modelled' ? told.emptyRunning.modelled(measure(Math.round(emptyKm), 'km')) : told.emptyRunning[level];
  return (
    <Dialog title={told.title} onClose={onClose}>
      <div className={styles.told}>
        <p>{told.lead[level]}</p>
        <FactList
          variant="rows"
          none={texts.none}
          facts={[
            { title: told.wtw, value: <strong>{amount(footprint)}</strong> },
            { title: told.ttw, value: amount({ level, wtwGrams: ttwGrams }) },
            { title: told.intensity, value: texts.intensity(number.format(shownIntensity(footprint))) },
            { title: told.level, value: texts.level[level] },
            { title: told.mass, value: measure(massKg, 'kg') },
            {
              title: told.distance,
              value:
                only && others.length === 0
                  ? told.distanceType(measure(Math.round(only.km), 'km'))
                  : told.several(number.format(consignments.length)),
            },
            { title: told.activity, value: number.format(Math.round(tkm)) },
            { title: told.vehicle, value: texts.classes[footprint.class] },
            { title: told.temperature, value: refrigerated ? told.refrigerated.yes : told.refrigerated.no },
            { title: told.empty, value: emptyRunning },
            ...(factor
              ? [
                  { title: told.factors, value: told.factorSet(factor.set, factor.version) },
                  { title: told.fuel, value: <span className={styles.fuel}>{factor.fuel}</span> },
                ]
              : []),
            ...(earlier ?? []).slice(0, 3).map((one, nth) => ({
              title: nth === 0 ? told.earlier : `${told.earlier} (${number.format(nth + 1)})`,
              value: told.earlierLine(
                amount(one),
                texts.level[one.level],
                localDay(one.at, locale),
                told.factorSet(one.set, one.version),
              ),
            })),
          ]}
        />
        <div className={styles.small}>
          {factor && <p>{told.about(factor.publishedOn, factor.region, factor.gwp)}</p>}
          {factor?.licence.startsWith('Open Government Licence') === true && <p>{told.licence(factor.licence)}</p>}
          <p>{told.method}</p>
        </div>
        <DialogActions>
          <Button variant="secondary" data-safe="" onClick={onClose}>
            {told.close}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
};
