import { useState } from 'react';
import { roomPath } from '../../../../domain/access/roomPath.ts';
import { importLimits } from '../../../../domain/request/importLimits.ts';
import { Button } from '../../../components/Button.tsx';
import { ButtonRoute } from '../../../components/ButtonRoute.tsx';
import { CheckField } from '../../../components/CheckField.tsx';
import { PageHeader } from '../../../components/PageHeader.tsx';
import { TextFileDrop } from '../../../components/TextFileDrop.tsx';
import { TextArea } from '../../../components/TextArea.tsx';
import { ThumbBar } from '../../../components/ThumbBar.tsx';
import { BulkDialog } from '../../../components/selection/BulkDialog.tsx';
import { useLocale } from '../../../shared/useLocale.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import styles from './ImportPage.module.css';
import { ImportRows } from './ImportRows.tsx';
import { useRequestImport } from './useRequestImport.ts';
import { useRowChoice } from './useRowChoice.ts';

/** Imports requests from pasted text or a file: checked first, then added row by row. */
export const ImportPage = () => {
  const { importing: words } = useRequestTexts();
  const number = new Intl.NumberFormat(useLocale());
  const [csv, setCsv] = useState('');
  const [publish, setPublish] = useState(false);
  const { result, outdated, fault, ...run } = useRequestImport({ csv, publish });
  const choice = useRowChoice(result, run.add);
  const nextStep = () => {
    if (!choice.mayAdd)
      return (
        <Button busy={run.checking} disabled={csv.trim() === '' || result?.isAdded} onClick={run.check}>
          {words.check}
        </Button>
      );
    if (choice.count === 0) return <p className={styles.note}>{words.tickOne}</p>;
    return (
      <Button busy={run.adding} onClick={choice.add}>
        {(publish ? words.publishAll : words.add)(number.format(choice.count))}
      </Button>
    );
  };
  return (
    <>
      <PageHeader title={words.title} lead={words.lead}>
        <ButtonRoute variant="secondary" to={`${roomPath('requests')}/import/edi`}>
          {words.edi}
        </ButtonRoute>
        <Button variant="secondary" onClick={run.saveTemplate}>
          {words.template}
        </Button>
      </PageHeader>
      <div className={styles.parts}>
        <div className={styles.input}>
          <TextArea
            label={words.paste}
            name="csv"
            value={csv}
            onChange={setCsv}
            hint={words.pasteHint(words.dates[run.dateOrder])}
            problem={fault && (fault.kind === 'missing' ? words.titles.missing(fault) : words.titles.twice(fault))}
            rows={6}
            spellCheck={false}
          />
          <TextFileDrop
            words={{ ...words, fileHint: words.fileHint(number.format(importLimits.rows)) }}
            largest={importLimits.characters}
            onText={(text) => {
              run.forget();
              setCsv(text);
            }}
          />
        </div>
        <div>
          <CheckField name="publish" label={words.publish} checked={publish} onChange={setPublish} />
          <p className={styles.note}>{words.publishHint}</p>
        </div>
        <div className={styles.note}>
          <p>{words.wordsHint}</p>
          <p>{words.adrHint}</p>
        </div>
        {result && <ImportRows result={result} ticked={choice.ticked} onTick={choice.onTick} />}
        {outdated && csv.trim() !== '' && (
          <ImportRows result={outdated} ticked={choice.ticked} onTick={choice.onTick} isOutdated />
        )}
        <ThumbBar>
          {nextStep()}
          <ButtonRoute variant="quiet" to={roomPath('requests')}>
            {result?.isAdded ? words.toList : words.cancel}
          </ButtonRoute>
        </ThumbBar>
      </div>
      {choice.question && <BulkDialog {...choice.question} />}
    </>
  );
};
