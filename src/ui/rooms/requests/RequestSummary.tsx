import { numberFormat } from '../../../domain/number/numberFormat.ts';
import { contentSoFar } from '../../../domain/request/parseRequest.ts';
import { requestOutlook } from '../../../domain/request/requestOutlook.ts';
import { Card } from '../../components/Card.tsx';
import { FactList } from '../../components/FactList.tsx';
import { ProblemLinks } from '../../components/record/ProblemLinks.tsx';
import { durationText } from '../../shared/freight/durationText.ts';
import { RouteMap } from '../../shared/freight/RouteMap.tsx';
import { useAdrPointsText } from '../../shared/freight/useAdrPointsText.ts';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { LiveOffersNote } from './LiveOffersNote.tsx';
import styles from './RequestSummary.module.css';
import type { RequestFormState } from './useRequestForm.ts';
import { useProblemLines } from './useProblemLines.ts';
import { useRequestTexts } from './useRequestTexts.ts';
import { useUnlikelyTexts } from './useUnlikelyTexts.ts';

/** What follows from what is typed: distance, time against the windows, sizes, and what is still missing. */
export const RequestSummary = ({ form }: { readonly form: RequestFormState }) => {
  const { form: texts } = useRequestTexts();
  const { summary } = texts;
  const { freight } = useAdminTexts();
  const adrText = useAdrPointsText();
  const locale = useLocale();
  const number = numberFormat(locale);
  const distance = useKmText();
  const measure = useMeasure();
  const linesOf = useProblemLines();
  const content = contentSoFar(form.draft);
  const { route, onTheRoad, lateAt, isTimed, kg, volumeM3, pallets, adr } = requestOutlook(content);
  const unlikely = useUnlikelyTexts()(content);
  const warnings = unlikely.length + (isTimed && lateAt !== undefined ? 1 : 0);
  const missing = linesOf(form.missing, content);
  const nameOf = (at: number): string =>
    texts.stop(number.format(at + 1), content.stops?.[at]?.place?.city ?? texts.aStop);
  const facts = [
    { title: summary.route, value: route && distance(route.km, route.method) },
    { title: summary.driving, value: route && durationText(route.minutes, locale) },
    { title: summary.withRests, value: onTheRoad === undefined ? undefined : durationText(onTheRoad, locale) },
    { title: summary.weight, value: kg > 0 ? measure(kg, 'kg') : undefined },
    ...(volumeM3 > 0 ? [{ title: summary.volume, value: measure(volumeM3, 'm3') }] : []),
    ...(pallets > 0 ? [{ title: summary.pallets, value: number.format(pallets) }] : []),
    ...(adr ? [{ title: freight.adr.title, value: adrText(adr) }] : []),
  ];
  return (
    <div className={styles.summary}>
      <Card title={summary.title}>
        <FactList variant="rows" facts={facts} none={summary.unknown} />
        <div className={styles.text} aria-live="polite">
          <LiveOffersNote form={form} about="changes" />
          {unlikely.map(({ key, text }) => (
            <p key={key} data-late>
              {text}
            </p>
          ))}
          {isTimed && (
            <p data-late={lateAt !== undefined || undefined}>
              {lateAt === undefined ? summary.onTime : summary.late(nameOf(lateAt))}
            </p>
          )}
          {route && <p className={styles.note}>{summary.estimate}</p>}
        </div>
        <div className={styles.text}>
          <RouteMap stops={content.stops ?? []} />
        </div>
        <div className={styles.text}>
          {missing.length === 0 ? (
            <p>{warnings === 0 ? summary.complete : summary.toCheck(warnings)}</p>
          ) : (
            <>
              <p>{summary.missing(missing.length)}</p>
              <ProblemLinks problems={missing} />
            </>
          )}
        </div>
      </Card>
    </div>
  );
};
