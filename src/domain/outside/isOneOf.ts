/** Whether a text is one of the words of a list. */
export const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some((word) => word === text);
