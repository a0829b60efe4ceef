import { type FormEvent, useState } from 'react';
import { type CodedProblem, fieldRefusal } from '../../domain/failure/fieldRefusal.ts';
import { ownText } from '../../domain/outside/ownText.ts';
import type { Problems } from '../../domain/record/Problem.ts';
import type { FieldOf } from './FieldOf.ts';
import { focusFirstInvalid } from './focusFirstInvalid.ts';
import type { Task } from './useTask.ts';

type Draft<Fields> = { readonly [Name in keyof Fields]: string };

interface DraftOptions<Fields extends Draft<Fields>> {
  readonly initial: Fields;
  readonly check: (draft: Fields) => Problems<Extract<keyof Fields, string>>;
  /** Words the problems of fields. */
  readonly wordsOf: (problem: CodedProblem, field: string) => string | undefined;
  readonly task: Task<Fields>;
  readonly onDone?: (draft: Fields) => void;
}

/**
 * State of a form: validated with the domain's rules when a field is left and on submit, with refusals beside the
 * fields they name. A failure loses no input.
 */
export const useDraft = <Fields extends Draft<Fields>>({
  initial,
  check,
  wordsOf,
  task,
  onDone,
}: DraftOptions<Fields>) => {
  type Field = Extract<keyof Fields, string>;

  const [draft, setDraft] = useState(initial);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Fields>();
  const [wasSubmitted, setSubmitted] = useState(false);

  const problems: Problems = check(draft);

  const problemOf = (name: string): string | undefined => {
    const problem = left.has(name) ? problems[name] : undefined;
    if (problem) return wordsOf(problem, name) ?? problem.code;
    if (ownText(refused, name) !== ownText(draft, name)) return undefined;
    return fieldRefusal(task.failure, name, (refusal) => wordsOf(refusal, name));
  };

  const field: FieldOf<Field> = (name) => ({
    name,
    value: ownText(draft, name) ?? '',
    problem: problemOf(name),
    onChange: (value) => setDraft((before) => ({ ...before, [name]: value })),
    onBlur: () => {
      if (ownText(draft, name)) setLeft((before) => new Set(before).add(name));
    },
  });

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setSubmitted(true);
    setLeft(new Set([...Object.keys(draft), ...Object.keys(problems)]));
    if (Object.values(problems).some((problem) => problem !== undefined)) return focusFirstInvalid(form);
    setRefused(draft);
    if (await task.run(draft)) onDone?.(draft);
    else focusFirstInvalid(form);
  };

  return {
    draft,
    field,
    /** What is wrong with a field or a whole list, once it was left. */
    problemOf,
    /** The fields that still have a problem after a submit, in order. */
    wrongFields: wasSubmitted ? [...new Set([...Object.keys(draft), ...Object.keys(problems)])].filter(problemOf) : [],
    replace: setDraft,
    /** Begins again with other values, none of which has been left yet. */
    restart: (fields: Fields) => {
      setDraft(fields);
      setLeft(new Set());
      setSubmitted(false);
    },
    form: { onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event) },
  };
};
