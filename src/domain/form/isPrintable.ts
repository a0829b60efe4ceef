/** Control characters, half characters, and what makes a text read as another one; line breaks and tabs are neither. */
const hidden = /(?![\r\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
/** Something to be seen: neither space nor formatting alone, nor a filler that looks like a space. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text that is not empty shows what it says; the services refuse any other. */
export const isPrintable = (text: string): boolean => !hidden.test(text) && visible.test(text);
