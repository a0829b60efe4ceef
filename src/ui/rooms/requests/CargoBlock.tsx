import { addItem } from '../../../domain/record/addItem.ts';
import { itemsIn } from '../../../domain/record/itemsIn.ts';
import { typedByTable } from '../../../domain/record/typedByTable.ts';
import { requestFields } from '../../../domain/request/requestFields.ts';
import { Button } from '../../components/Button.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { BlockGroup } from './BlockGroup.tsx';
import { CargoFields } from './CargoFields.tsx';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

const mostLines = 50;

/** What is carried, line by line. */
export const CargoBlock = ({ form }: { readonly form: RequestFormState }) => {
  const { form: texts } = useRequestTexts();
  const count = itemsIn(form.draft, 'cargo');
  const stops = itemsIn(form.draft, 'stops');
  const problem = form.problemOf('cargo');
  const add = (): void =>
    form.replace((draft) =>
      typedByTable({
        ...addItem(requestFields, draft, 'cargo'),
        [`cargo.${count}.packageCode`]: 'OH',
        [`cargo.${count}.pickup`]: '1',
        [`cargo.${count}.delivery`]: String(stops),
      }),
    );
  return (
    <BlockGroup
      legend={texts.cargo}
      below={
        count < mostLines && (
          <Button variant="secondary" onClick={add}>
            {texts.addLine}
          </Button>
        )
      }
    >
      {problem !== undefined && <FieldProblem>{problem}</FieldProblem>}
      {Array.from({ length: count }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place in the order
        <CargoFields key={at} form={form} at={at} count={count} />
      ))}
    </BlockGroup>
  );
};
