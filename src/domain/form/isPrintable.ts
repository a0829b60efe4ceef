/** Control characters, lone surrogates and bidi controls, but not line breaks and tabs. */
const hidden = /(?![\r\n\t])[\p{Cc}\p{Cs}\p{Bidi_Control}]/u;
/** Anything visible: not just spaces, formatting characters or fillers that look like a space. */
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a non-empty text shows what it says; the services refuse any other. */
export const isPrintable = (text: string): boolean => !hidden.test(text) && visible.test(text);
