/** A problem with a field where its label is not beside it: 'Payload: Enter a whole number.', but 'Enter the payload.' as it is. */
export const namedProblem = (label: string | undefined, problem: string): string =>
  label === undefined || problem.toLowerCase().includes(label.toLowerCase()) ? problem : `${label}: ${problem}`;
