import { type FormEvent, useState } from 'react';
import type { Problem } from '../../domain/form/Problem.ts';
import { fieldErrors } from '../../domain/failure/fieldErrors.ts';
import type { FieldOf } from './FieldOf.ts';
import type { Task } from './useTask.ts';
import { useTexts } from './useTexts.ts';

/** Every field of a form holds text. */
type Draft<Fields> = { readonly [Name in keyof Fields]: string };

interface DraftOptions<Fields extends Draft<Fields>, Named extends string> {
  readonly initial: Fields;
  readonly check: (draft: Fields) => Readonly<Partial<Record<Extract<keyof Fields, string>, Named>>>;
  /** The words for problems of this form alone; a problem without words is a sentence itself. */
  readonly words?: Readonly<Record<Exclude<Named, Problem>, string>> | undefined;
  readonly task: Task<Fields>;
  readonly onDone?: (draft: Fields) => void;
}

const focusFirstInvalid = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid], [role=group][data-invalid]')?.focus());
};

/**
 * What a person types into a form: checked by the domain's rules when a field is left and when it is sent, with what the
 * service refused beside the fields it named. Nothing typed is lost by a failure.
 */
export const useDraft = <Fields extends Draft<Fields>, Named extends string = Problem>({
  initial,
  check,
  words: own,
  task,
  onDone,
}: DraftOptions<Fields, Named>) => {
  type Field = Extract<keyof Fields, string>;

  const words: Readonly<Record<string, string>> = { ...useTexts().problems, ...own };
  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Fields>();

  const problems: Readonly<Partial<Record<Field, Named>>> = check(draft);
  const refusals = fieldErrors(task.failure, Object.keys(initial)).beside;

  const problemOf = (name: Field): string | undefined => {
    const problem = left.has(name) ? problems[name] : undefined;
    if (problem) return words[problem] ?? problem;
    return refused?.[name] === draft[name] ? refusals[name] : undefined;
  };

  const field: FieldOf<Field> = (name) => ({
    name,
    value: draft[name],
    problem: problemOf(name),
    onChange: (value) => setDraft((before) => ({ ...before, [name]: value })),
    onBlur: () => {
      if (draft[name] !== '') setLeft((before) => new Set(before).add(name));
    },
  });

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setLeft(new Set(Object.keys(initial)));
    if (Object.keys(problems).length > 0) return focusFirstInvalid(form);
    setRefused(draft);
    if (await task.run(draft)) onDone?.(draft);
    else focusFirstInvalid(form);
  };

  return {
    draft,
    field,
    replace: setDraft,
    form: { onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
  };
};
