/** A problem with a field as a sentence: a service's goes on from the field's name, and so begins in lower case. */
export const toldOfField = (label: string, problem: string): string => {
  if (!/^\p{Ll}/u.test(problem)) return problem;
  return `${label} ${problem}${/[.!?]$/.test(problem) ? '' : '.'}`;
};
