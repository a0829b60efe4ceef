import type { MouseEvent } from 'react';
import { recordPath } from '../../../domain/access/recordPath.ts';
import { totalKg } from '../../../domain/request/cargoTotals.ts';
import { Button } from '../../components/Button.tsx';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { Dialog } from '../../components/Dialog.tsx';
import { DialogActions } from '../../components/DialogActions.tsx';
import { FactList } from '../../components/FactList.tsx';
import { useAge } from '../../shared/freight/useAge.ts';
import { useRouteText } from '../../shared/freight/useRouteText.ts';
import { windowText } from '../../shared/freight/windowText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { useLocale } from '../../shared/useLocale.ts';
import styles from './AlikeDialog.module.css';
import type { AlikeQuestion } from './useAlikeQuestion.ts';
import { useRequestTexts } from './useRequestTexts.ts';

interface AlikeDialogProps {
  readonly question: AlikeQuestion;
  /** On the button that leaves everything as it is. */
  readonly keep: string;
}

const opensHere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent): boolean => !ctrlKey && !metaKey && !shiftKey;

/** Asks whether a request that looks like an open one is another load. The other can be opened; what was typed is kept meanwhile. */
export const AlikeDialog = ({ question: { alike, content, answer }, keep }: AlikeDialogProps) => {
  const { alike: words } = useRequestTexts();
  const locale = useLocale();
  const measure = useMeasure();
  const routeText = useRouteText();
  const age = useAge();
  const { stops = [], cargo = [] } = content;
  const { id, reference, publishedAt } = alike;
  return (
    <Dialog title={words.title(reference)} onClose={() => answer(false)}>
      <div className={styles.asked}>
        <p>{words.same(age(publishedAt))}</p>
        <FactList
          none=""
          variant="rows"
          facts={[
            { title: words.route, value: routeText(stops.map(({ place }) => place ?? {})) },
            { title: words.pickup, value: windowText(stops[0]?.window ?? {}, locale) },
            { title: words.weight, value: measure(totalKg(cargo), 'kg') },
          ]}
        />
        <p>{words.twice}</p>
      </div>
      <DialogActions>
        <ButtonRoute
          variant="quiet"
          to={recordPath('requests', id)}
          data-keeps-draft=""
          onClick={(event) => {
            if (opensHere(event)) answer(false);
          }}
        >
          {words.open(reference)}
        </ButtonRoute>
        <Button variant="secondary" onClick={() => answer(true)}>
          {words.publish}
        </Button>
        <Button data-safe="" onClick={() => answer(false)}>
          {keep}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
