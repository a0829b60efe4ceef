import { decodeText } from '../outside/decodeText.ts';

/** Character sets of EDIFACT (UNB 0001) by the names that decoders know. */
const charsets: Readonly<Record<string, string>> = {
  UNOA: 'iso-8859-1',
  UNOB: 'iso-8859-1',
  UNOC: 'iso-8859-1',
  UNOD: 'iso-8859-2',
  UNOE: 'iso-8859-5',
  UNOF: 'iso-8859-7',
  UNOG: 'iso-8859-3',
  UNOH: 'iso-8859-4',
  UNOI: 'iso-8859-6',
  UNOJ: 'iso-8859-8',
  UNOK: 'iso-8859-9',
  UNOW: 'utf-8',
  UNOY: 'utf-8',
};

/** How much of a file is looked at to know its character set. */
const beginning = 400;

/** The text of a file's bytes, by the character set that it names; undefined if it names an unknown one. What names none is UTF-8, or else Windows-1252. */
export const decodeEdi = (bytes: Uint8Array): string | undefined => {
  const start = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, beginning));
  const named = /UNB[^A-Z\d](UNO[A-Z])/.exec(start)?.[1];
  if (named !== undefined) {
    const charset = Object.hasOwn(charsets, named) ? charsets[named] : undefined;
    return charset === undefined ? undefined : new TextDecoder(charset).decode(bytes);
  }
  return decodeText(bytes);
};
