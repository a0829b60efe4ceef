import { useId, useRef } from 'react';
import { LabelledField } from '../LabelledField.tsx';
import fieldStyles from '../TextField.module.css';
import type { ComboboxFieldProps } from './ComboboxFieldProps.ts';
import { ComboboxList } from './ComboboxList.tsx';
import styles from './ComboboxField.module.css';
import { useCombobox } from './useCombobox.ts';
import { useComboboxKeys } from './useComboboxKeys.ts';

/**
 * A field that finds what it takes: typing searches, the list below offers what was found, and only what is chosen from it counts
 * (WAI-ARIA 1.2, combobox with a list). What to search is the parent's business.
 */
export const ComboboxField = (props: ComboboxFieldProps) => {
  const { label, aside, hint, problem, name, required, placeholder, chosen, typed, options, texts } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const box = useCombobox(props, list);
  const { isOpen, open, close, step, choose, chooseActive, type, leave } = box;
  const press = useComboboxKeys({ isOpen, open, close, step, choose: chooseActive, leave: () => leave('tab') });
  return (
    <LabelledField label={label} aside={aside} hint={hint} problem={problem}>
      {(joints) => (
        <div className={styles.box}>
          <div className={fieldStyles.frame} data-invalid={joints['aria-invalid']}>
            <input
              {...joints}
              type="text"
              role="combobox"
              name={name}
              required={required}
              placeholder={placeholder}
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={box.activeKey === undefined ? undefined : `${id}-${box.active}`}
              autoComplete="off"
              autoCapitalize="words"
              spellCheck={false}
              enterKeyHint="done"
              maxLength={100}
              value={typed ?? chosen}
              onChange={(event) => type(event.target.value)}
              onKeyDown={press}
              onClick={open}
              onFocus={(event) => event.target.select()}
              onBlur={() => leave('elsewhere')}
            />
          </div>
          <ComboboxList
            {...props}
            id={id}
            list={list}
            isOpen={isOpen}
            active={box.active}
            onChoose={choose}
            words={typed?.trim() ?? ''}
          />
          <p role="status" className="visually-hidden">
            {isOpen && !props.isPending && !props.isFailed ? texts.found(options.length) : ''}
          </p>
        </div>
      )}
    </LabelledField>
  );
};
