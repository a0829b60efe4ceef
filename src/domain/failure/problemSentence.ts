/** A problem with a field as a sentence. A message of a service starts in lower case and follows the field's label. */
export const problemSentence = (label: string, problem: string): string => {
  if (!/^\p{Ll}/u.test(problem)) return problem;
  return `${label} ${problem}${/[.!?]$/.test(problem) ? '' : '.'}`;
};
