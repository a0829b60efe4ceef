/** Milliseconds before the URL is revoked: some browsers read it only some time after the click. */
const revokeDelay = 60_000;

/** Saves a file under a name, as a browser download. */
export const saveBlob = (blob: Blob, fileName: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), revokeDelay);
};
