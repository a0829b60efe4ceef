import { newDocument } from './newDocument.ts';

/** Whether a JPEG can be drawn. Tried before the cover says where it is. Never throws. */
export const isDrawable = (jpeg: Uint8Array): boolean => {
  try {
    const { width, height } = newDocument('').openImage(jpeg);
    return width > 0 && height > 0;
  } catch {
    return false;
  }
};
