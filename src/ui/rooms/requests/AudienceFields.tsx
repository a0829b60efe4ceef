import { askedFleets } from '../../../domain/carrier/askedFleets.ts';
import { CheckField } from '../../components/CheckField.tsx';
import { ChoicesField } from '../../components/ChoicesField.tsx';
import { FieldProblem } from '../../components/FieldProblem.tsx';
import { CarrierChoice } from '../../shared/carriers/CarrierChoice.tsx';
import { useCarrierLists } from '../../shared/carriers/useCarrierLists.ts';
import styles from './AudienceFields.module.css';
import type { RequestFormState } from './useRequestForm.ts';
import { useRequestTexts } from './useRequestTexts.ts';

const wordsOf = (text: string): readonly string[] => text.split(' ').filter(Boolean);

/** Whom a request asks: the whole market, or chosen carriers and lists. */
export const AudienceFields = ({ form }: { readonly form: RequestFormState }) => {
  const { form: texts, field: labels } = useRequestTexts();
  const { data: lists = [] } = useCarrierLists();
  const { draft, field } = form;
  const isMarket = draft['audience.market'] === 'yes';
  const carriers = wordsOf(draft['audience.carriers']);
  const listField = field('audience.lists');
  const asked = lists.filter(({ id }) => wordsOf(listField.value).includes(id));
  const problem = form.problemAt('audience.market', 'audience');
  return (
    <div className={styles.audience}>
      <CheckField
        name="audience.market"
        label={labels['audience.market']}
        checked={isMarket}
        onChange={(isSet) => field('audience.market').onChange(isSet ? 'yes' : '')}
      />
      {problem !== undefined && <FieldProblem>{problem}</FieldProblem>}
      {!isMarket && (
        <>
          {lists.length > 0 && (
            <ChoicesField
              {...listField}
              label={labels['audience.lists']}
              options={lists.map(({ id, name, carriers: { length } }) => ({
                value: id,
                label: texts.listOf(name, length),
              }))}
            />
          )}
          <CarrierChoice
            texts={texts.carriers}
            chosen={carriers}
            problem={form.problemAt('audience.carriers')}
            onChoose={(id, isChosen) =>
              field('audience.carriers').onChange(
                [...carriers.filter((each) => each !== id), ...(isChosen ? [id] : [])].join(' '),
              )
            }
          />
          <p role="status" className={styles.count}>
            {texts.asks(askedFleets({ carriers, lists: asked }))}
          </p>
        </>
      )}
    </div>
  );
};
