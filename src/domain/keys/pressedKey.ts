/** What a key press is made of, as `KeyboardEvent` says it. */
export interface KeyPress {
  readonly key: string;
  /** Place of the key on the keyboard, such as `KeyJ`. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  /** Says whether AltGr is held, with which some keyboards type `[`; Ctrl and Alt seem to be held too, then. */
  getModifierState(name: string): boolean;
}

const isLetter = (key: string): boolean => /^[a-z]$/i.test(key);

/** Letters of keyboards without Latin ones are known by their place. */
const latin = ({ key, code }: KeyPress): string => {
  if (!/^\P{ASCII}$/u.test(key)) return key;
  return /^Key([A-Z])$/.exec(code)?.[1] ?? key;
};

/**
 * The key as `keyTable` writes it. Undefined if a modifier key gives it another meaning: Shift belongs to `?` and `/`, but a letter
 * with Shift is another one.
 */
export const pressedKey = (press: KeyPress): string | undefined => {
  const key = latin(press);
  const { ctrlKey, metaKey, altKey, shiftKey } = press;
  if (press.getModifierState('AltGraph')) return key.length === 1 && !isLetter(key) ? key : undefined;
  if (altKey || (ctrlKey && metaKey)) return undefined;
  if (shiftKey && (key.length > 1 || isLetter(key) || ctrlKey || metaKey)) return undefined;
  const letter = isLetter(key) ? key.toLowerCase() : key;
  return ctrlKey || metaKey ? `Mod+${letter}` : letter;
};
