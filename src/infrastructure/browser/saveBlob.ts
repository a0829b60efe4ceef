/** Milliseconds a browser may take to begin with the file: some look the address up only after the click. */
const patience = 60_000;

/** Hands a file to the browser, to be saved under a name. */
export const saveBlob = (blob: Blob, fileName: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), patience);
};
