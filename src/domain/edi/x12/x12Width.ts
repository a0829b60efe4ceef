import { usualDelimiters } from './x12Delimiters.ts';
import { x12Text } from './x12Text.ts';

/** How many letters a text has in a file: `ß` is written `SS`, and an accent is lost. */
export const x12Width = (text: string): number => x12Text(text, usualDelimiters).length;
