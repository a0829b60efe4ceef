import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type ProblemCode, problemCodes } from '../../../../src/domain/record/ProblemCode.ts';
import { useProblemText } from '../../../../src/ui/shared/record/useProblemText.ts';
import { type LabelledForm, labelledForms } from '../../../support/record/labelledForms.ts';
import { missingSentences } from '../../../support/record/missingSentences.ts';
import { renderRoom } from '../../../support/renderRoom.tsx';

/** A path as forms have it: that of the first item of a list. */
const inFirstItem = (path: string): string => path.replace(/^(stops|cargo)\./, '$1.0.');

/** What the form says of each of its fields with each of the problems, as JSON; nothing of those that only other forms have. */
const Sentences = ({ fields, labels, codes }: LabelledForm & { readonly codes: readonly ProblemCode[] }) => {
  const problemText = useProblemText(fields, labels);
  const told = codes.flatMap((code) =>
    Object.keys(labels).flatMap((path) => {
      const text = problemText({ code }, inFirstItem(path));
      return text === undefined ? [] : [[path, text]];
    }),
  );
  return <output>{JSON.stringify(told)}</output>;
};

/** Path and sentence, of every field and problem. */
const told = (form: LabelledForm, codes: readonly ProblemCode[]): readonly (readonly [string, string])[] => {
  renderRoom(<Sentences {...form} codes={codes} />);
  return v.parse(v.array(v.tuple([v.string(), v.string()])), JSON.parse(screen.getByRole('status').textContent ?? ''));
};

it.each(Object.entries(labelledForms))('what is missing is asked for in English: %s', (name, form) => {
  expect(Object.fromEntries(told(form, ['required']))).toEqual(missingSentences[name]);
});

/** An article before a word that takes none, a label cut into a sentence, a limit that is not there. */
const broken =
  /\b(?:the|a|an) (?:the|an?|all|your|how|what|who|when|keep|do|can)\b|\bat\.$|[:,]\.$|undefined|NaN|\bobject\b/i;

it.each(Object.entries(labelledForms))('each problem is told in a whole sentence: %s', (_, form) => {
  const sentences = told(form, problemCodes);
  expect(sentences.length).toBeGreaterThan(40);
  expect(sentences.filter(([, text]) => !/^\p{Lu}.* .*\.$/u.test(text) || broken.test(text))).toEqual([]);
});
