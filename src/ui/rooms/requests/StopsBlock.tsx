import { itemsIn } from '../../../domain/record/itemsIn.ts';
import { addStop } from '../../../domain/request/stopsInDraft.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { Button } from '../../components/Button.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { BlockGroup } from './BlockGroup.tsx';
import { StopFields } from './StopFields.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

const mostStops = 20;

/** Where the load goes: its stops in order. */
export const StopsBlock = ({ form }: { readonly form: RequestFormState }) => {
  const { form: texts } = useRequestTexts();
  const count = itemsIn(form.draft, 'stops');
  const zone = ownText(form.draft, `stops.${count - 1}.window.timeZone`) ?? 'UTC';
  const problem = form.problemOf('stops');
  return (
    <BlockGroup
      legend={texts.stops}
      below={
        count < mostStops && (
          <Button variant="secondary" onClick={() => form.replace((draft) => addStop(draft, zone))}>
            {texts.addStop}
          </Button>
        )
      }
    >
      {problem !== undefined && <FieldProblem>{problem}</FieldProblem>}
      {Array.from({ length: count }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a stop is known by its place in the order
        <StopFields key={at} form={form} at={at} count={count} />
      ))}
    </BlockGroup>
  );
};
