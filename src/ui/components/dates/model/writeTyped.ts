import type { Precision } from './Precision.ts';
import { typedFormat } from './typedFormat.ts';

/** An instant as a locale writes it in a text field; spaces are plain ones, as a keyboard types them. */
export const writeTyped = (instant: number, locale: string, zone: string, precision: Precision): string =>
  typedFormat(locale, zone, precision)
    .format(instant)
    .replaceAll(/\s/g, ' ')
    .replaceAll(/[\u200e\u200f]/g, '');
