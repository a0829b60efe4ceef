import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ComboboxFieldProps } from './ComboboxFieldProps.ts';

type Choosing = Pick<
  ComboboxFieldProps,
  'chosen' | 'typed' | 'onType' | 'options' | 'isPending' | 'onChoose' | 'onClear'
>;

/** Which option of a combobox is active, and what becomes of what is typed. `list` holds the options. */
export const useCombobox = (
  { chosen, typed, onType, options, isPending, onChoose, onClear }: Choosing,
  list: RefObject<HTMLElement | null>,
) => {
  const [isOpen, setOpen] = useState(false);
  const [stepped, setStepped] = useState<string>();
  /** Enter was pressed before the answer came: the first option is chosen as soon as it is there. */
  const isAwaited = useRef(false);
  const known = options.findIndex(({ key }) => key === stepped);
  const isMeant = typed !== undefined && typed.trim() !== '';
  const active = known === -1 && isMeant ? 0 : known;
  const activeKey = isOpen && !isPending ? options[active]?.key : undefined;

  const close = (): void => {
    setOpen(false);
    isAwaited.current = false;
    setStepped(undefined);
  };
  const choose = (key: string): void => {
    close();
    onType(undefined);
    onChoose(key);
  };
  useEffect(() => {
    if (activeKey === undefined || !isAwaited.current) return;
    isAwaited.current = false;
    activeIn(list)?.click();
  }, [activeKey, list]);
  useEffect(() => {
    if (activeKey !== undefined) activeIn(list)?.scrollIntoView({ block: 'nearest' });
  }, [activeKey, list]);

  return {
    isOpen,
    active,
    activeKey,
    open: () => setOpen(true),
    close,
    choose,
    chooseActive: () => {
      if (activeKey !== undefined) choose(activeKey);
      else isAwaited.current = isPending && isMeant;
    },
    step: (by: 1 | -1) => setStepped(options.at((active === -1 && by === -1 ? -1 : active + by) % options.length)?.key),
    type: (text: string) => {
      setOpen(true);
      isAwaited.current = false;
      setStepped(undefined);
      onType(text);
      if (text === '' && chosen !== '') onClear();
    },
    /**
     * Leaving takes the only match, and Tab what an arrow led to. Of several, none: what was typed stays instead of what was chosen before
     * if Tab is pressed while they are offered. Tab closes the list at once: as it scrolls, a browser would go there.
     */
    leave: (how: 'tab' | 'elsewhere') => {
      const isOnlyOne = isMeant && options.length === 1;
      if (activeKey !== undefined && (isOnlyOne || (how === 'tab' && known !== -1))) choose(activeKey);
      else if (how === 'tab') {
        if (isOpen && isMeant && options.length > 1 && chosen !== '') onClear();
        close();
      } else {
        close();
        if (chosen !== '' || typed?.trim() === '') onType(undefined);
      }
    },
  };
};

const activeIn = ({ current }: RefObject<HTMLElement | null>): HTMLElement | null =>
  current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null;
