import { useState } from 'react';
import { itemsIn } from '../../../domain/record/itemsIn.ts';
import { addStop, removeStop, swapStops } from '../../../domain/request/stopsInDraft.ts';
import { ownText } from '../../../domain/outside/ownText.ts';
import { Button } from '../../components/Button.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { BlockGroup } from './BlockGroup.tsx';
import { StopFields } from './StopFields.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

const mostStops = 20;

/** In the order of the stops. What a stop's fields remember beside the draft moves along with its key. */
const firstKeys = Array.from({ length: mostStops }, (_, at) => at);

/** Where the load goes: its stops in order. */
export const StopsBlock = ({ form }: { readonly form: RequestFormState }) => {
  const { form: texts } = useRequestTexts();
  const count = itemsIn(form.draft, 'stops');
  const zone = ownText(form.draft, `stops.${count - 1}.window.timeZone`) ?? 'UTC';
  const [keys, setKeys] = useState<readonly number[]>(firstKeys);
  const swap = (at: number): void => {
    form.replace((draft) => swapStops(draft, at));
    form.towns.swap(at);
    setKeys([...keys.slice(0, at), ...keys.slice(at, at + 2).toReversed(), ...keys.slice(at + 2)]);
  };
  const remove = (at: number): void => {
    form.replace((draft) => removeStop(draft, at));
    form.towns.remove(at);
    setKeys([...keys.slice(0, at), ...keys.slice(at + 1), ...keys.slice(at, at + 1)]);
  };
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
        <StopFields key={keys[at] ?? at} form={form} at={at} count={count} onSwap={swap} onRemove={() => remove(at)} />
      ))}
    </BlockGroup>
  );
};
