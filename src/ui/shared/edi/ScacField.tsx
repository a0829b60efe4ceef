import { TextField } from '../../components/TextField.tsx';
import type { Widened } from '../texts/Widened.ts';
import type { scacTextsEnUS } from './scacTextsEnUS.ts';
import type { Scac } from './useScac.ts';

interface ScacFieldProps {
  readonly words: Widened<typeof scacTextsEnUS>;
  readonly scac: Scac;
  readonly isOptional?: boolean;
  /** Instead of the usual one. */
  readonly hint?: string | undefined;
}

/** The code of a carrier, as it is typed for a file. */
export const ScacField = ({ words, scac: { typed, setTyped, trouble }, isOptional = false, hint }: ScacFieldProps) => (
  <TextField
    name="scac"
    label={words.label}
    aside={isOptional ? words.optional : undefined}
    hint={hint ?? (isOptional ? words.hint.optional : words.hint.needed)}
    autoComplete="off"
    value={typed}
    onChange={setTyped}
    problem={trouble && (trouble.problem === 'missing' ? words.missing(trouble.kind) : words.wrong)}
  />
);
