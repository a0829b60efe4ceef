/** Whether a text is one of a list of words. */
export const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some((word) => word === text);
