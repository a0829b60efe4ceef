import { useState } from 'react';
import { roomPath } from '../../../../../domain/access/roomPath.ts';
import { ediLimits } from '../../../../../domain/edi/ediLimits.ts';
import { Button } from '../../../../components/Button.tsx';
import { ButtonRoute } from '../../../../components/ButtonRoute.tsx';
import { FileDrop } from '../../../../components/FileDrop.tsx';
import { PageHeader } from '../../../../components/PageHeader.tsx';
import { ThumbBar } from '../../../../components/ThumbBar.tsx';
import { FileHead } from '../../../../shared/edi/FileHead.tsx';
import { PartnerCodesField } from '../../../../shared/edi/PartnerCodesField.tsx';
import { PartnerList } from '../../../../shared/edi/PartnerList.tsx';
import { useLocale } from '../../../../shared/useLocale.ts';
import { eventStanding } from './eventStanding.ts';
import styles from './StatusImport.module.css';
import { StatusLoadCard } from './StatusLoadCard.tsx';
import { useStatusImport } from './useStatusImport.ts';
import { useStatusImportTexts } from './useStatusImportTexts.ts';

/** Loads that are shown at once; the others when they are asked for. */
const shownAtOnce = 20;

/** Records what happened to shipments from a file of a fleet's own systems: shown first, then recorded. */
export const StatusImportPage = () => {
  const words = useStatusImportTexts();
  const number = new Intl.NumberFormat(useLocale());
  const run = useStatusImport();
  const [shown, setShown] = useState(shownAtOnce);
  const { file, loads, due, progress } = run;
  const standings = loads.flatMap((load) => load.events.map((planned) => eventStanding(planned, load)));
  const count = (...wanted: readonly string[]): string =>
    number.format(standings.filter((each) => wanted.includes(each)).length);
  const isDone = loads.some(({ outcome }) => outcome);
  const ready = loads.filter(({ outcome }) => !outcome || outcome.failure).length > 0 && due.length > 0;
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <div className={styles.parts}>
        <FileDrop
          label={words.file}
          hint={words.fileHint(number.format(ediLimits.sets))}
          accept=".edi,.x12,.214,.txt,.dat,.edifact,text/plain,application/edi-x12,application/edifact"
          onFile={(blob) => {
            setShown(shownAtOnce);
            run.read(blob);
          }}
        />
        <p role="status" className={styles.status}>
          {run.reading && words.reading}
          {run.recording && progress && words.recording(number.format(progress.done), number.format(progress.all))}
          {!run.reading &&
            !run.recording &&
            standings.length > 0 &&
            (isDone
              ? words.finished(count('recorded'), count('failed', 'cannot', 'refused'))
              : words.summary(count('tell', 'correct'), count('nothing'), count('cannot', 'refused')))}
        </p>
        {run.isTest && loads.length > 0 && <p className={styles.status}>{words.test}</p>}
        {file && <FileHead file={file} words={words} />}
        {file?.interchange && <PartnerCodesField partner={file.interchange.sender.id} onChange={run.readAgain} />}
        {loads.length > 0 && (
          <section aria-label={words.loads} className={styles.loads}>
            {loads.slice(0, shown).map((load) => (
              <StatusLoadCard key={load.found.key} run={run} load={load} />
            ))}
            {loads.length > shown && (
              <Button variant="secondary" onClick={() => setShown(shown + shownAtOnce)}>
                {words.more(number.format(Math.min(shownAtOnce, loads.length - shown)))}
              </Button>
            )}
          </section>
        )}
        <PartnerList onChange={run.readAgain} />
        <ThumbBar>
          {ready && (
            <Button busy={run.recording || run.reading} onClick={run.record}>
              {words.record(count('tell', 'correct', ...(isDone ? ['failed'] : [])))}
            </Button>
          )}
          <ButtonRoute variant="quiet" to={roomPath('shipments')}>
            {words.toList}
          </ButtonRoute>
        </ThumbBar>
      </div>
    </>
  );
};
