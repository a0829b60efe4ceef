import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { pressedKey } from '../../../domain/keys/pressedKey.ts';
import { CloseButton } from '../../components/CloseButton.tsx';
import { SearchIcon } from '../../components/SearchIcon.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useShowTool } from '../tools/useShowTool.ts';
import styles from './Palette.module.css';
import { PaletteFrame } from './PaletteFrame.tsx';
import { PaletteHints } from './PaletteHints.tsx';
import { PaletteOption } from './PaletteOption.tsx';
import { useActiveOption } from './useActiveOption.ts';
import { usePaletteGroups } from './usePaletteGroups.tsx';
import { usePaletteTexts } from './usePaletteTexts.ts';
import { recordGroup } from './useRecordCommands.tsx';

/** Finds rooms, actions, help and records by what is typed. */
export const Palette = () => {
  const texts = usePaletteTexts();
  const { close } = useAdminTexts();
  const showTool = useShowTool();
  const onClose = (): void => showTool(undefined);
  const [typed, setTyped] = useState('');
  const { groups, isPending, isFailed } = usePaletteGroups(typed);
  const entries = groups.flatMap((group) => group.entries);
  // Enter alone must not report an arrival.
  const isOnPurpose = typed.trim() === '' && groups[0]?.key === recordGroup;
  const { active, activate, step, reset } = useActiveOption(entries, isOnPurpose);
  /** Enter was pressed before the answers came: the first record is opened as soon as they are all there. */
  const isAwaited = useRef(false);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const optionId = (at: number): string => `${id}-${at}`;

  const activeKey = entries[active]?.key;
  useEffect(() => {
    if (!isAwaited.current || activeKey === undefined || isPending) return;
    isAwaited.current = false;
    chosenIn(list)?.click();
  }, [activeKey, isPending]);

  const press = (event: KeyboardEvent): void => {
    const key = pressedKey(event);
    if (event.nativeEvent.isComposing) return;
    if (key === 'Mod+k') onClose();
    else if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Enter' && activeKey === undefined) isAwaited.current = isPending;
    else if (key === 'Enter') chosenIn(list)?.click();
    else if (key === 'Mod+Enter') openTab(chosenIn(list));
    else return;
    event.preventDefault();
  };

  return (
    <PaletteFrame label={texts.label} onClose={onClose}>
      <div className={styles.field}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-expanded={entries.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeKey === undefined ? undefined : optionId(active)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={texts.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            isAwaited.current = false;
            reset();
          }}
          onKeyDown={press}
        />
        <CloseButton label={close} onClick={onClose} />
      </div>
      <div ref={list} id={id} role="listbox" aria-label={texts.results} className={styles.list}>
        {groups.map(({ key, title, entries: ofGroup }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}`} className={styles.group}>
            <div id={`${id}-${key}`} role="presentation" className={styles.title}>
              {title}
            </div>
            {ofGroup.map((entry) => {
              const at = entries.indexOf(entry);
              return (
                <PaletteOption
                  key={entry.key}
                  entry={entry}
                  id={optionId(at)}
                  isActive={at === active}
                  onPoint={() => activate(at)}
                  onChosen={onClose}
                />
              );
            })}
          </div>
        ))}
      </div>
      {isFailed && <p className={styles.note}>{texts.failed}</p>}
      {entries.length === 0 && !isFailed && (
        <p className={styles.note}>{isPending ? texts.searching : texts.nothing(typed.trim())}</p>
      )}
      <p role="status" className="visually-hidden">
        {isPending ? '' : texts.found(entries.length)}
      </p>
      <PaletteHints />
    </PaletteFrame>
  );
};

/** The option that Enter chooses. */
const chosenIn = ({ current }: RefObject<HTMLElement | null>): HTMLElement | null =>
  current?.querySelector<HTMLElement>('[aria-selected="true"]') ?? null;

/** Opens where an option leads in a new tab. */
const openTab = (option: HTMLElement | null): void => {
  if (option instanceof HTMLAnchorElement) window.open(option.href, '_blank', 'noopener');
};
