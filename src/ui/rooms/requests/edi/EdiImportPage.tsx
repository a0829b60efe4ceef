import { useState } from 'react';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import { ediLimits } from '../../../../domain/edi/ediLimits.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonRoute } from '../../../components/ButtonRoute.tsx';
import { CheckField } from '../../../components/CheckField.tsx';
import { FileDrop } from '../../../components/FileDrop.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { ThumbBar } from '../../../components/ThumbBar.tsx';
import { FileHead } from '../../../shared/edi/FileHead.tsx';
import { PartnerCodesField } from '../../../shared/edi/PartnerCodesField.tsx';
import { PartnerList } from '../../../shared/edi/PartnerList.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { ResponseCard } from './ResponseCard.tsx';
import { tenderStanding } from './tenderStanding.ts';
import styles from './EdiImportPage.module.css';
import { TenderCard } from './TenderCard.tsx';
import { useEdiExample } from './useEdiExample.ts';
import { useEdiImport } from './useEdiImport.ts';
import { useEdiImportTexts } from './useEdiImportTexts.ts';

/** Loads that are shown at once; the others when they are asked for. */
const shownAtOnce = 20;

/** Responses that are shown: a file has one for each tender, and few tenders at once. */
const mostResponses = 100;

/** Imports requests from a file of a partner: read and checked here first, then carried out load by load. */
export const EdiImportPage = () => {
  const words = useEdiImportTexts();
  const number = new Intl.NumberFormat(useLocale());
  const run = useEdiImport();
  const saveExample = useEdiExample();
  const [shown, setShown] = useState(shownAtOnce);
  const { file, progress } = run;
  const tenders = file?.tenders ?? [];
  const standings = tenders.map((found) => tenderStanding(run, found));
  const count = (wanted: readonly string[]): number => standings.filter((each) => wanted.includes(each)).length;
  const ready = count(['add', 'change', 'cancel']);
  const isDone = run.outcomes.size > 0;
  const steps = progress && { done: number.format(progress.done), all: number.format(progress.all) };
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ButtonRoute variant="secondary" to={`${roomPath('requests')}/import`}>
          {words.csv}
        </ButtonRoute>
      </PageHeader>
      <div className={styles.parts}>
        <div className={styles.input}>
          <FileDrop
            label={words.file}
            hint={words.fileHint(number.format(ediLimits.sets))}
            accept=".edi,.x12,.204,.txt,.dat,.edifact,text/plain,application/edi-x12,application/edifact"
            onFile={(blob) => {
              setShown(shownAtOnce);
              run.read(blob);
            }}
          />
          <div className={styles.examples}>
            <p className={styles.note}>{words.examples}</p>
            <div className={styles.ways}>
              <Button variant="secondary" onClick={() => saveExample('204')}>
                {words.example204}
              </Button>
              <Button variant="secondary" onClick={() => saveExample('IFTMIN')}>
                {words.exampleIftmin}
              </Button>
            </div>
          </div>
        </div>
        <div>
          <CheckField
            name="publish"
            label={words.publish}
            checked={run.publish}
            disabled={run.isTest}
            onChange={(publish) => void run.choosePublish(publish)}
          />
          <p className={styles.note}>{run.isTest ? words.testHint : words.publishHint}</p>
        </div>
        <p role="status" className={styles.status}>
          {run.reading && words.reading}
          {run.adding && steps && words.adding(steps.done, steps.all)}
          {!run.reading &&
            !run.adding &&
            tenders.length > 0 &&
            (isDone
              ? words.finished(number.format(count(['done', 'changed', 'cancelled'])), number.format(count(['failed'])))
              : words.summary(
                  number.format(ready),
                  number.format(count(['none'])),
                  number.format(count(['place', 'fix', 'unread'])),
                ))}
        </p>
        {file && <FileHead file={file} words={words} />}
        {tenders.length > 0 && (
          <section aria-label={words.loads} className={styles.loads}>
            {tenders.slice(0, shown).map((found) => (
              <TenderCard key={found.key} run={run} found={found} />
            ))}
            {tenders.length > shown && (
              <Button variant="secondary" onClick={() => setShown(shown + shownAtOnce)}>
                {words.more(number.format(Math.min(shownAtOnce, tenders.length - shown)))}
              </Button>
            )}
          </section>
        )}
        {file?.interchange && file.responses.length > 0 && (
          <section aria-label={words.responses} className={styles.loads}>
            <PartnerCodesField partner={file.interchange.sender.id} onChange={run.readAgain} />
            {file.responses.slice(0, mostResponses).map((response) => (
              <ResponseCard key={response.key} response={response} />
            ))}
          </section>
        )}
        <PartnerList onChange={run.readAgain} />
        <ThumbBar>
          {ready > 0 && (
            <Button busy={run.adding || run.reading} onClick={run.add}>
              {words.add(number.format(ready))}
            </Button>
          )}
          <ButtonRoute variant="quiet" to={roomPath('requests')}>
            {words.toList}
          </ButtonRoute>
        </ThumbBar>
      </div>
    </>
  );
};
